"""Small faults as people make them, each an exchange of a few characters of a file.

Left alone is what no test can be asked to notice: annotations, docstrings, what is logged,
decorators, assertions, text inside of f-strings, `strict` in `zip`, and named numbers with a
fraction, which are weights, shares and patience found by trying.
"""

import ast
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

SWAPPED: Final[dict[type[ast.AST], tuple[str, str]]] = {
    ast.Lt: (r"<", "<="),
    ast.LtE: (r"<=", "<"),
    ast.Gt: (r">", ">="),
    ast.GtE: (r">=", ">"),
    ast.Eq: (r"==", "!="),
    ast.NotEq: (r"!=", "=="),
    ast.In: (r"\bin\b", "not in"),
    ast.NotIn: (r"\bnot\s+in\b", "in"),
    ast.Is: (r"\bis\b", "is not"),
    ast.IsNot: (r"\bis\s+not\b", "is"),
    ast.And: (r"\band\b", "or"),
    ast.Or: (r"\bor\b", "and"),
    ast.Add: (r"\+", "-"),
    ast.Sub: (r"-", "+"),
    ast.Mult: (r"\*", "//"),
    ast.FloorDiv: (r"//", "*"),
    ast.Div: (r"/", "*"),
    ast.Mod: (r"%", "//"),
}
KINDS: Final = {
    "comparison": 20,
    "constant": 20,
    "condition": 12,
    "removed statement": 12,
    "and, or": 8,
    "arithmetic": 8,
    "sign": 8,
    "left out argument": 5,
    "return value": 3,
    "swapped arguments": 2,
    "loop": 1,
    "name": 1,
}
"""How often each is drawn. Some could be put nearly anywhere, and nearly any test notices them."""
OTHER_NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
LOGS: Final = re.compile(r"^_?log(ger|ging)?$", re.I)
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


class Fault(NamedTuple):
    """An exchange of characters, and the lines and names by which tests may come across it."""

    file: str
    kind: str
    line: int
    start: int
    end: int
    text: str
    lines: tuple[int, ...]
    """Lines that run when the fault matters; none for what is worked out at import."""
    names: tuple[str, ...]
    """What is named there, if it is worked out at import."""
    words: tuple[str, ...] = ()
    """Then also what the innermost call around it is about, such as the key of an option."""

    def put_into(self, source: str) -> str:
        return source[: self.start] + self.text + source[self.end :]


class _Place(NamedTuple):
    """Where the search is: the lines of the innermost statement, or names at import."""

    lines: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    in_function: bool = False


def faults_in(file: str, source: str) -> list[Fault]:
    """Every fault that could be put into a file."""
    return list(_Search(file, source).of(ast.parse(source)))


def changes(fault: Fault, source: str) -> bool:
    """Whether Python can read the file with the fault, and reads something else."""
    try:
        return ast.dump(ast.parse(fault.put_into(source))) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


class _Search:
    def __init__(self, file: str, source: str) -> None:
        self._file = file
        self._source = source
        self._lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def of(self, tree: ast.Module) -> Iterator[Fault]:
        for statement in tree.body:
            yield from self._statement(statement, _Place())

    # Statements

    def _statement(self, node: ast.stmt, outer: _Place) -> Iterator[Fault]:
        if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom) or _is_for_tools(node):
            return
        place = self._place(node, outer)
        yield from self._whole(node, place)
        if isinstance(node, FUNCTIONS):
            yield from self._function(node, outer)
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                yield from self._statement(inner, outer._replace(in_function=False))
        else:
            yield from self._parts(node, place, outer)

    def _parts(self, node: ast.AST, place: _Place, outer: _Place) -> Iterator[Fault]:
        for name, value in ast.iter_fields(node):
            if name == "annotation":
                continue
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.stmt):
                    yield from self._statement(part, outer)
                elif isinstance(part, ast.ExceptHandler | ast.match_case):
                    yield from self._parts(part, place, outer)
                elif isinstance(part, ast.AST):
                    yield from self._expression(part, place)

    def _function(
        self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda, outer: _Place
    ) -> Iterator[Fault]:
        first = node.body if isinstance(node, ast.Lambda) else node.body[0]
        within = _Place(tuple(range(first.lineno, (node.end_lineno or first.lineno) + 1)))
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                yield from self._expression(default, within)
        if not isinstance(node, ast.Lambda):
            for inner in node.body:
                yield from self._statement(inner, _Place(in_function=True))

    def _place(self, node: ast.stmt, outer: _Place) -> _Place:
        if not outer.in_function:
            return _Place(names=tuple(_assigned(node)))
        body: list[ast.stmt] = getattr(node, "body", [])
        last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
        return _Place(tuple(range(node.lineno, max(last, node.lineno) + 1)), in_function=True)

    def _whole(self, node: ast.stmt, place: _Place) -> Iterator[Fault]:
        """Faults of a statement as such."""
        value = getattr(node, "value", None)
        if isinstance(node, ast.Break | ast.Continue):
            other = "continue" if isinstance(node, ast.Break) else "break"
            yield self._fault("loop", node, node, other, place)
        elif isinstance(node, ast.Return):
            if value is None:
                yield self._fault("removed statement", node, node, "pass", place)
            elif not isinstance(value, ast.Constant):
                yield self._fault("return value", node, node, "return None", place)
        elif _can_go(node):
            yield self._fault("removed statement", node, node, "pass", place)
        if isinstance(node, ast.If | ast.While):
            yield from self._negated(node.test, place)

    # Expressions

    def _expression(self, node: ast.AST, place: _Place) -> Iterator[Fault]:
        if isinstance(node, ast.JoinedStr) or _is_log(node) or _is_tuned(node, place):
            return
        if isinstance(node, ast.keyword) and node.arg == "strict":
            return
        if isinstance(node, ast.Lambda):
            yield from self._function(node, place)
        if isinstance(node, ast.Call) and not place.lines:
            place = place._replace(words=tuple(_texts_in(node)))
        yield from self._own(node, place)
        for child in ast.iter_child_nodes(node):
            yield from self._expression(child, place)

    def _own(self, node: ast.AST, place: _Place) -> Iterator[Fault]:
        if isinstance(node, ast.Compare):
            operands = [node.left, *node.comparators]
            for left, right, operator in zip(operands, operands[1:], node.ops, strict=False):
                yield from self._swapped("comparison", left, right, operator, place)
        elif isinstance(node, ast.BoolOp):
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield from self._swapped("and, or", left, right, node.op, place)
        elif isinstance(node, ast.BinOp):
            yield from self._swapped("arithmetic", node.left, node.right, node.op, place)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
            sign = "not" if isinstance(node.op, ast.Not) else "-"
            start = self._offset(node.lineno, node.col_offset)
            yield self._exchange("sign", node.lineno, start, start + len(sign), "", place)
        elif isinstance(node, ast.IfExp):
            yield from self._negated(node.test, place)
        elif isinstance(node, ast.comprehension):
            for condition in node.ifs:
                yield from self._negated(condition, place)
        elif isinstance(node, ast.Constant):
            for text in _other_values(node.value):
                yield self._fault("constant", node, node, text, place)
        elif isinstance(node, ast.Call):
            yield from self._call(node, place)

    def _call(self, node: ast.Call, place: _Place) -> Iterator[Fault]:
        if isinstance(node.func, ast.Name) and node.func.id in OTHER_NAMES:
            yield self._fault("name", node.func, node.func, OTHER_NAMES[node.func.id], place)
        for one, other in zip(node.args, node.args[1:], strict=False):
            if not isinstance(one, ast.Starred) and not isinstance(other, ast.Starred):
                between = self._source[self._end(one) : self._start(other)]
                text = self._text(other) + between + self._text(one)
                yield self._fault("swapped arguments", one, other, text, place)
        given: list[ast.expr | ast.keyword] = [*node.args, *node.keywords]
        for place_of, keyword in enumerate(given):
            if not isinstance(keyword, ast.keyword) or keyword.arg in (None, "strict"):
                continue
            start, end = self._start(keyword), self._end(keyword)
            if place_of + 1 < len(given):
                end = self._start(given[place_of + 1])
            elif place_of:
                start = self._end(given[place_of - 1])
            yield self._exchange("left out argument", keyword.lineno, start, end, "", place)

    def _negated(self, test: ast.expr, place: _Place) -> Iterator[Fault]:
        if not isinstance(test, ast.Compare | ast.UnaryOp):  # those have faults of their own
            yield self._fault("condition", test, test, f"not ({self._text(test)})", place)

    def _swapped(
        self, kind: str, left: ast.expr, right: ast.expr, operator: ast.AST, place: _Place
    ) -> Iterator[Fault]:
        if type(operator) not in SWAPPED:
            return
        pattern, other = SWAPPED[type(operator)]
        start = self._end(left)
        found = re.search(pattern, self._source[start : self._start(right)])
        if found:
            yield self._exchange(
                kind, left.end_lineno or 0, start + found.start(), start + found.end(), other, place
            )

    # Places in the text

    def _fault(self, kind: str, first: ast.AST, last: ast.AST, text: str, place: _Place) -> Fault:
        line: int = first.lineno  # pyright: ignore[reportAttributeAccessIssue]
        return self._exchange(kind, line, self._start(first), self._end(last), text, place)

    def _exchange(
        self, kind: str, line: int, start: int, end: int, text: str, place: _Place
    ) -> Fault:
        where = (place.lines, place.names, place.words)
        return Fault(self._file, kind, line, start, end, text, *where)

    def _start(self, node: ast.AST) -> int:
        return self._offset(node.lineno, node.col_offset)  # pyright: ignore[reportAttributeAccessIssue]

    def _end(self, node: ast.AST) -> int:
        return self._offset(node.end_lineno, node.end_col_offset)  # pyright: ignore[reportAttributeAccessIssue]

    def _text(self, node: ast.AST) -> str:
        return self._source[self._start(node) : self._end(node)]

    def _offset(self, line: int, column: int) -> int:
        """The parser counts bytes of UTF-8."""
        before = self._lines[line - 1].encode()[:column]
        return self._starts[line - 1] + len(before.decode())


def _other_values(value: object) -> list[str]:
    if isinstance(value, bool):
        return [str(not value)]
    if isinstance(value, int):
        return [str(value + 1), *([str(value - 1)] if value > 0 else [])]
    if isinstance(value, float):
        return [repr(value * 1.25 if value else 1.0)]
    return []


def _texts_in(node: ast.Call) -> Iterator[str]:
    """The words that a call is given, but for those that stand nearly anywhere."""
    for one in ast.walk(node):
        text = one.value if isinstance(one, ast.Constant) else None
        if isinstance(text, str) and re.fullmatch(r"[a-z]{4,}|[a-z]+[0-9]+", text):
            yield text


def _assigned(node: ast.stmt) -> Iterator[str]:
    """The names that a statement gives a value to."""
    targets: list[ast.expr] = getattr(node, "targets", []) or [getattr(node, "target", None)]  # pyright: ignore[reportAssignmentType]
    for target in targets:
        if isinstance(target, ast.AST):
            yield from (one.id for one in ast.walk(target) if isinstance(one, ast.Name))


def _can_go(node: ast.stmt) -> bool:
    """Whether a statement can be left out without a name missing afterwards."""
    if isinstance(node, ast.Expr):
        value = node.value.value if isinstance(node.value, ast.Await) else node.value
        return isinstance(value, ast.Call) and not _is_log(value)
    if isinstance(node, ast.Assign):
        return not isinstance(node.targets[0], ast.Name | ast.Tuple)
    return isinstance(node, ast.Raise | ast.AugAssign | ast.Delete)


def _is_tuned(node: ast.AST, place: _Place) -> bool:
    """Whether it is a number with a fraction that has a name, or a part of what has one."""
    return isinstance(node, ast.Constant) and isinstance(node.value, float) and bool(place.names)


def _is_log(node: ast.AST | None) -> bool:
    called = node.func if isinstance(node, ast.Call) else None
    return (
        isinstance(called, ast.Attribute)
        and isinstance(called.value, ast.Name)
        and LOGS.match(called.value.id) is not None
    )


def _is_for_tools(node: ast.stmt) -> bool:
    """For the type checker, or for those who run a file as a program."""
    return isinstance(node, ast.If) and ast.unparse(node.test) in (
        "TYPE_CHECKING",
        "__name__ == '__main__'",
    )
