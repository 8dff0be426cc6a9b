import Typography from '@mui/material/Typography'
import type { ReactElement } from 'react'
import type { FormSection, PlacedField } from '../engine/deriveForm.ts'
import { useFieldState, useScope, useStore } from '../state/scope.ts'

interface Props {
  section: FormSection
  /** RJSF's element of each field, by key */
  contents: Map<string, ReactElement>
}

/** A titled group of fields in the grid; absent while none of its fields is visible. */
export function SectionView({ section, contents }: Props) {
  const { store, heading, idPrefix } = useScope()
  const visible = useStore(store, (s) => section.fields.some((placed) => s.stateOf(placed).visible))
  if (!visible) return null
  const titleId = `${idPrefix}-secao-${section.fields[0]?.key}`
  return (
    <section className="prumo-section" aria-labelledby={section.title ? titleId : undefined}>
      {section.title && (
        <Typography id={titleId} className="prumo-section-title" variant="subtitle1" component={`h${heading}`}>
          {section.title}
        </Typography>
      )}
      <div className="prumo-grid">
        {section.fields.map((placed) => (
          <Cell key={placed.key} placed={placed} content={contents.get(placed.key)} />
        ))}
      </div>
    </section>
  )
}

interface CellProps {
  placed: PlacedField
  content?: ReactElement
}

function Cell(props: CellProps) {
  return props.placed.conditional ? <ConditionalCell {...props} /> : <PlainCell {...props} />
}

function ConditionalCell(props: CellProps) {
  return useFieldState(props.placed).visible ? <PlainCell {...props} /> : null
}

function PlainCell({ placed, content }: CellProps) {
  return (
    <div className="prumo-cell" data-width={placed.width} data-field={placed.field.path}>
      {content}
    </div>
  )
}
