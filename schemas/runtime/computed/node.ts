/** An expression as the loader resolved it: every part with its type, so that whoever works it out need not know other definitions. Plain JSON. */

/** `reference`: the id of a record; it can be filled, or the same as another */
export type ValueType = 'integer' | 'number' | 'date' | 'instant' | 'text' | 'boolean' | 'reference'

export type Comparison = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte'
export type Gathering = 'count' | 'sum' | 'min' | 'max' | 'last'
type Days = 'day' | 'addDays' | 'addMonths' | 'daysBetween' | 'monthsBetween' | 'yearsBetween'
/** days of work; a third part is the place whose holidays count, too */
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
  /** of the record around the rows */
  outer?: true
}
export interface ThroughNode extends Typed {
  op: 'through'
  /** path of the reference */
  reference: string
  target: string
  value: FieldNode | ThroughNode
  /** what the reference carries beside its id: known without a look at the other record */
  label?: true
  outer?: true
  /** whoever reads this record may know it (`as: "record"`) */
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
/** Operators whose arguments are all that counts. */
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
  /** path of the list of child records, or the reference of the records that refer */
  list?: string
  through?: string
  /** path of the entity of the rows */
  entity: string
  where?: Node
  value?: Node
  order?: FieldNode
  /** whoever reads this record may know it (`as: "record"`) */
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

/** How a field's value is worked out. */
export interface Computation {
  node: Node
  /** digits after the comma that a number is rounded to, half up (from `multipleOf`) */
  digits?: number
  /** where everything stands that it rests on: the record and its lists; also what its references are called; other records */
  from: 'record' | 'labels' | 'others'
  /** a rule, a condition or a limit looks at it: its value has to be known while a record is judged */
  ruled?: true
  /** it changes with the day */
  daily?: true
  /** rows or other records are read for it */
  looksUp?: true
  /** nothing but columns of its own row and constants: an index can hold it */
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

/** Whether a node rests on the holidays of the company, not counting the fields it looks at. */
export const isWorking = ({ op }: Node): boolean => op === 'addWorkingDays' || op === 'workingDaysBetween'

/** Whether a node is looked up in another record, by its reference; what a reference is called is known without. */
export const isLookup = (node: Node): boolean => node.op === 'through' && !node.label
