import { loadModule, parseSync } from 'libpg-query';

await loadModule();

/** A part of a syntax tree: its kinds are the keys. */
type Tree = { [key: string]: unknown };

/** A table, or an organization's identifier, in a statement; those that have the same organization share a root. */
interface Node {
  name: string;
  isValue: boolean;
  root?: Node;
}

/** The organization_id that a query returns: by that name, and at each position. */
interface Output {
  organization?: Node | undefined;
  columns: (Node | undefined)[];
}

interface Scope {
  tables: Map<string, Node | undefined>;
  queries: Map<string, Node | undefined>;
  outer?: Scope | undefined;
}

export interface Tenancy {
  /** Tables that belong to organizations, and are not tied to the one that the statement names. */
  untied: string[];
  /** The number of organizations that the statement joins or names. */
  organizations: number;
  /** Tables that it changes. */
  changed: string[];
}

const COLUMN = 'organization_id';
const NOTHING: Output = { columns: [] };

const rootOf = (node: Node): Node => (node.root ? rootOf(node.root) : node);
const list = (value: unknown): Tree[] => (Array.isArray(value) ? (value as Tree[]) : []);
const tree = (value: unknown): Tree | undefined =>
  typeof value === 'object' && value !== null ? (value as Tree) : undefined;
const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);
const texts = (value: unknown): string[] => list(value).map((each) => text(tree(each['String'])?.['sval'], '*'));

/** Reads which organization each table of a statement belongs to. @param tenants tables with an organization_id */
export function readTenancy(sql: string, values: readonly unknown[], tenants: ReadonlySet<string>): Tenancy {
  const nodes: Node[] = [];
  const organizations = new Map<string, Node>();
  const changed = new Set<string>();

  const tie = (a: Node | undefined, b: Node | undefined) => {
    if (a && b && rootOf(a) !== rootOf(b)) rootOf(a).root = rootOf(b);
  };

  function organization(value: unknown): Node | undefined {
    if (typeof value !== 'string' || !value.startsWith('org_')) return undefined;
    const known = organizations.get(value) ?? { name: value, isValue: true };
    organizations.set(value, known);
    return known;
  }

  function column(fields: readonly string[], scope: Scope | undefined): Node | undefined {
    if (fields.at(-1) !== COLUMN || !scope) return undefined;
    const [table] = fields.length > 1 ? fields : [];
    if (table === undefined) return [...scope.tables.values()].find(Boolean) ?? column(fields, scope.outer);
    return scope.tables.has(table) ? scope.tables.get(table) : column(fields, scope.outer);
  }

  /** The organization that an expression stands for, if it does. */
  function valueOf(expression: unknown, scope: Scope): Node | undefined {
    const { ParamRef, A_Const, TypeCast, CollateClause, ColumnRef } = tree(expression) ?? {};
    if (ParamRef) return organization(values[Number(tree(ParamRef)?.['number']) - 1]);
    if (A_Const) return organization(tree(tree(A_Const)?.['sval'])?.['sval']);
    if (ColumnRef) return column(texts(tree(ColumnRef)?.['fields']), scope);
    const inner = TypeCast ?? CollateClause;
    return inner ? valueOf(tree(inner)?.['arg'], scope) : undefined;
  }

  /** Ties what a condition equates in every row: not what is below an OR. */
  function demand(condition: unknown, scope: Scope): void {
    const { BoolExpr, A_Expr } = tree(condition) ?? {};
    const bool = tree(BoolExpr);
    if (bool?.['boolop'] === 'AND_EXPR') {
      for (const each of list(bool['args'])) demand(each, scope);
      return;
    }
    const equal = tree(A_Expr);
    if (equal?.['kind'] === 'AEXPR_OP' && texts(equal['name']).join('') === '=')
      tie(valueOf(equal['lexpr'], scope), valueOf(equal['rexpr'], scope));
    walk(condition, scope);
  }

  /** Reads the queries within an expression. */
  function walk(part: unknown, scope: Scope): void {
    if (Array.isArray(part)) for (const each of part) walk(each, scope);
    else if (tree(part)) {
      if (isQuery(part as Tree)) query(part as Tree, scope);
      else for (const each of Object.values(part as Tree)) walk(each, scope);
    }
  }

  /** Adds what a FROM names, and returns its aliases. */
  function from(item: Tree, scope: Scope): string[] {
    const { RangeVar, JoinExpr, RangeSubselect, ...rest } = item;
    if (RangeVar) return [addTable(tree(RangeVar) ?? {}, scope)];
    if (RangeSubselect) {
      const { subquery, alias } = tree(RangeSubselect) ?? {};
      return named(alias, query(tree(subquery) ?? {}, scope).organization, scope);
    }
    if (JoinExpr) {
      const { larg, rarg, usingClause, quals } = tree(JoinExpr) ?? {};
      const aliases = [larg, rarg].map((side) => from(tree(side) ?? {}, scope));
      if (texts(usingClause).includes(COLUMN)) {
        const [left, right] = aliases.map((names) => names.map((name) => scope.tables.get(name)).find(Boolean));
        tie(left, right);
      }
      if (quals) demand(quals, scope);
      return aliases.flat();
    }
    walk(rest, scope);
    // Rows of a function may name an organization, too.
    return named(tree(Object.values(rest)[0])?.['alias'], { name: 'function', isValue: false }, scope);
  }

  function named(alias: unknown, node: Node | undefined, scope: Scope): string[] {
    const name = text(tree(alias)?.['aliasname']);
    scope.tables.set(name, node);
    return [name];
  }

  function addTable({ relname, alias }: Tree, scope: Scope, isChanged = false): string {
    const name = text(relname);
    const as = text(tree(alias)?.['aliasname'], name);
    if (isChanged) changed.add(name);
    const known = isChanged ? undefined : findQuery(name, scope);
    let node = known?.node;
    if (!known && tenants.has(name)) {
      node = { name, isValue: false };
      nodes.push(node);
    }
    scope.tables.set(as, node);
    return as;
  }

  function findQuery(name: string, scope: Scope | undefined): { node: Node | undefined } | undefined {
    if (!scope) return undefined;
    return scope.queries.has(name) ? { node: scope.queries.get(name) } : findQuery(name, scope.outer);
  }

  function outputOf(targets: unknown, scope: Scope): Output {
    const columns = list(targets).map((each) => {
      const { name, val } = tree(each['ResTarget']) ?? {};
      const fields = texts(tree(tree(val)?.['ColumnRef'])?.['fields']);
      const isAll = fields.at(-1) === '*';
      const node = isAll ? column([...fields.slice(0, -1), COLUMN], scope) : valueOf(val, scope);
      return { node, isOrganization: isAll || (name ?? fields.at(-1)) === COLUMN };
    });
    const found = columns.find(({ node, isOrganization }) => node && isOrganization);
    return { organization: found?.node, columns: columns.map(({ node }) => node) };
  }

  function query(statement: Tree, outer: Scope | undefined): Output {
    const [kind, body] = Object.entries(statement).find(([key]) => key.endsWith('Stmt')) ?? ['', undefined];
    const parts = tree(body) ?? statement;
    const scope: Scope = { tables: new Map(), queries: new Map(), outer };
    for (const each of list(tree(parts['withClause'])?.['ctes'])) {
      const { ctename, ctequery } = tree(each['CommonTableExpr']) ?? {};
      scope.queries.set(text(ctename), query(tree(ctequery) ?? {}, scope).organization);
    }
    if (kind === 'SelectStmt' || kind === '') return select(parts, scope);
    const target = scope.tables.get(addTable(tree(parts['relation']) ?? {}, scope, true));
    if (kind === 'InsertStmt') insert(parts, target, scope);
    for (const each of [...list(parts['fromClause']), ...list(parts['usingClause'])]) from(each, scope);
    demand(parts['whereClause'], scope);
    if (kind === 'UpdateStmt') walk(parts['targetList'], scope);
    const returned = tree(parts['returningClause'])?.['exprs'];
    walk([parts['onConflictClause'], returned], scope);
    return outputOf(returned, scope);
  }

  function select(parts: Tree, scope: Scope): Output {
    if (parts['op'] !== 'SETOP_NONE') {
      const [left = NOTHING, right = NOTHING] = [parts['larg'], parts['rarg']].map((side) =>
        query({ SelectStmt: side }, scope),
      );
      tie(left.organization, right.organization);
      return left;
    }
    for (const each of list(parts['fromClause'])) from(each, scope);
    demand(parts['whereClause'], scope);
    const { fromClause: _from, whereClause: _where, withClause: _with, ...rest } = parts;
    walk(rest, scope);
    return outputOf(parts['targetList'], scope);
  }

  function insert(parts: Tree, target: Node | undefined, scope: Scope): void {
    const names = list(parts['cols']).map((each) => tree(each['ResTarget'])?.['name']);
    const at = names.indexOf(COLUMN);
    const source = tree(tree(parts['selectStmt'])?.['SelectStmt']);
    for (const row of list(source?.['valuesLists']))
      tie(target, valueOf(list(tree(row['List'])?.['items'])[at], scope));
    if (!source) return;
    const { columns, organization: output } = query({ SelectStmt: source }, scope);
    tie(target, names.length > 0 ? columns[at] : output);
  }

  for (const { stmt } of parseSync(sql).stmts ?? []) if (stmt && isQuery(stmt)) query(stmt, undefined);
  const owners = new Set([...organizations.values()].map(rootOf));
  const untied = nodes.filter((node) => !owners.has(rootOf(node))).map(({ name }) => name);
  const all = new Set([...nodes, ...organizations.values()].map(rootOf));
  return { untied, organizations: all.size, changed: [...changed] };
}

const isQuery = (part: Tree): boolean =>
  ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'].some((kind) => kind in part);
