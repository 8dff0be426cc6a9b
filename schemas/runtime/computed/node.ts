/** An expression as resolved by the loader: every node carries its type, so that evaluation needs no other definitions. Plain JSON. */

/** `reference`: the id of a record; supports only presence and equality */
export type ValueType = 'integer' | 'number' | 'date' | 'instant' | 'text' | 'boolean' | 'reference'

export type Comparison = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte'
export type Gathering = 'count' | 'sum' | 'min' | 'max' | 'last'
type Days = 'day' | 'addDays' | 'addMonths' | 'daysBetween' | 'monthsBetween' | 'yearsBetween'
/** the optional third argument is the place whose holidays also apply */
export type WorkingDays = 'addWorkingDays' | 'workingDaysBetween'
type Numbers = 'add' | 'subtract' | 'multiply' | 'divide' | 'round'

interface Typed {
  type: ValueType
}

export interface ConstNode extends Typed {
  op: 'const'
  value: string | number | boolean
}
export interface FieldNode extends Typed {
  op: 'field'
  path: string
  /** field of the record that contains the rows */
  outer?: true
}
export interface ThroughNode extends Typed {
  op: 'through'
  /** path of the reference */
  reference: string
  target: string
  value: FieldNode | ThroughNode
  /** the label stored in the reference: readable without loading the target */
  label?: true
  outer?: true
  /** every reader of this record may see the value (`as: "record"`) */
  told?: true
}
export interface TitleNode extends Typed {
  op: 'title'
  of: FieldNode | ThroughNode
  titles: { value: string | number | boolean; title: string }[]
}
export interface TodayNode extends Typed {
  op: 'today'
}
/** Operators whose result depends on their arguments alone. */
export interface PlainNode extends Typed {
  op: Days | WorkingDays | Numbers | Comparison | 'firstFilled' | 'in' | 'filled' | 'not' | 'all' | 'any'
  args: Node[]
  /** of divide and round */
  digits?: number
}
export interface TextNode extends Typed {
  op: 'text'
  args: Node[]
  separator: string
}
export interface CasesNode extends Typed {
  op: 'cases'
  cases: { when: Node; then: Node }[]
  else?: Node
}
export interface RowsNode extends Typed {
  op: 'rows'
  gather: Gathering
  /** `list`: path of the child list; `through`: path of the reference in the referring records */
  list?: string
  through?: string
  /** path of the entity of the rows */
  entity: string
  where?: Node
  value?: Node
  order?: FieldNode
  /** every reader of this record may see the value (`as: "record"`) */
  told?: true
}

export type Node =
  | ConstNode
  | FieldNode
  | ThroughNode
  | TitleNode
  | TodayNode
  | PlainNode
  | TextNode
  | CasesNode
  | RowsNode

/** The computation of a field. */
export interface Computation {
  node: Node
  /** decimal places the result is rounded to, half away from zero (from `multipleOf`) */
  digits?: number
  /** what it depends on: the record and its lists; also labels of its references; other records */
  from: 'record' | 'labels' | 'others'
  /** used by a rule, a condition or a limit: evaluated during validation */
  ruled?: true
  /** it changes with the day */
  daily?: true
  /** reads child rows or other records */
  looksUp?: true
  /** depends only on columns of its own row and constants: can be indexed */
  fixed?: true
}

/** The nodes directly below a node. */
export function partsOf(node: Node): Node[] {
  switch (node.op) {
    case 'const':
    case 'field':
    case 'today':
      return []
    case 'through':
      return [node.value]
    case 'title':
      return [node.of]
    case 'cases':
      return [...node.cases.flatMap(({ when, then: value }) => [when, value]), ...(node.else ? [node.else] : [])]
    case 'rows':
      return [node.where, node.value, node.order].filter((part) => part !== undefined)
    default:
      return node.args
  }
}

/** A node and everything below it. */
export const allNodes = (node: Node): Node[] => [node, ...partsOf(node).flatMap(allNodes)]

/** Whether a node itself depends on the company's holidays; fields it reads are not followed. */
export const isWorking = ({ op }: Node): boolean => op === 'addWorkingDays' || op === 'workingDaysBetween'

/** Whether a node loads another record by its reference; labels need no load. */
export const isLookup = (node: Node): boolean => node.op === 'through' && !node.label
