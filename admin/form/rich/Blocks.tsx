import type { ReactNode } from 'react'
import type { Block, Run } from '#schemas/runtime/rich-text/block.ts'
import './blocks.css'

type Item = Extract<Block, { kind: 'item' }>

/** Renders a rich text read-only, without MUI and without raw HTML: the blocks carry plain text only. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className="rico">
    {grouped(blocks).map((group, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text that is only read has no other key
      <Part key={index} group={group} />
    ))}
  </div>
)

/** Groups consecutive items into one list. */
function grouped(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const before = groups.at(-1)?.at(-1)
    const goesOn = block.kind === 'item' && before?.kind === 'item' && before.ordered === block.ordered
    if (goesOn && block.number > before.number) groups.at(-1)?.push(block)
    else groups.push([block])
  }
  return groups
}

function Part({ group }: { group: Block[] }) {
  const [block] = group
  if (!block) return null
  if (block.kind === 'item') return <List items={group as Item[]} />
  if (!('runs' in block)) return <hr />
  const { kind, align, runs } = block
  const style = align === 'left' ? undefined : { textAlign: align }
  if (kind === 'title') return <h2 style={style}>{words(runs)}</h2>
  if (kind === 'subtitle') return <h3 style={style}>{words(runs)}</h3>
  return <p style={style}>{words(runs)}</p>
}

function List({ items }: { items: Item[] }) {
  const Tag = items[0]?.ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map(({ number, runs }) => (
        <li key={number}>{words(runs)}</li>
      ))}
    </Tag>
  )
}

const words = (runs: Run[]): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  runs.map((run, index) => <Words key={index} {...run} />)

function Words({ text, bold, italic, underline, link }: Run) {
  let shown: ReactNode = text
  if (underline) shown = <u>{shown}</u>
  if (italic) shown = <em>{shown}</em>
  if (bold) shown = <strong>{shown}</strong>
  if (link === undefined) return shown
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  )
}
