import Typography from '@mui/material/Typography'
import { type ReactElement, useMemo } from 'react'
import type { FormSection } from '../engine/deriveForm.ts'
import { isTall, justifiedNarrow, justifyRows } from '../engine/rows.ts'
import { repeatsTitle } from '../engine/titles.ts'
import { Waiting } from '../later.tsx'
import type { FormStore } from '../state/FormStore.ts'
import { useScope, useStore } from '../state/scope.ts'

interface Props {
  section: FormSection
  /** RJSF's element of each field, by key */
  contents: Map<string, ReactElement>
}

/** A titled group of fields in the grid; not rendered while none of its fields is visible. */
export function SectionView({ section, contents }: Props) {
  const { model, store, services, heading, idPrefix } = useScope()
  const shown = useStore(store, (s) => visibleKeys(section, s))
  const fields = useMemo(() => section.fields.filter(({ key }) => shown.includes(`,${key},`)), [section, shown])
  const widths = useMemo(() => justifyRows(fields), [fields])
  const narrow = useMemo(() => justifiedNarrow(fields), [fields])
  if (fields.length === 0) return null
  const [first] = fields
  const tab = model.tabs.length > 1 ? model.tabs[first?.tab ?? 0] : undefined
  // a widget of the host renders no title of its own
  const isOwn = services.widgets?.[first?.field.hint.widget ?? ''] === undefined
  const titleId = `${idPrefix}-secao-${section.fields[0]?.key}`
  return (
    <section className="prumo-section" aria-labelledby={section.title ? titleId : undefined}>
      {section.title && (
        <Typography
          id={titleId}
          className={isOwn && repeatsTitle(section, fields, tab) ? 'prumo-section-said' : 'prumo-section-title'}
          component={`h${heading}`}
        >
          {section.title}
        </Typography>
      )}
      <div className="prumo-grid">
        {fields.map((placed, at) => (
          <div
            key={placed.key}
            className="prumo-cell"
            data-width={widths[at]}
            data-narrow={narrow[at]}
            data-tall={isTall(placed) || undefined}
            data-field={placed.field.path}
          >
            {contents.get(placed.key)}
          </div>
        ))}
      </div>
      {section.panel && <SectionPanel name={section.panel} />}
    </section>
  )
}

/** The host's panel below a section. */
function SectionPanel({ name }: { name: string }) {
  const { store, services } = useScope()
  const record = useStore(store, (s) => s.record)
  const Panel = services.panels?.[name]
  return (
    Panel && (
      <Waiting fallback={null}>
        <Panel record={record} />
      </Waiting>
    )
  )
}

/** ',nome,cpf,': a string, so that equal results are identical for useStore. */
const visibleKeys = (section: FormSection, store: FormStore) =>
  `,${section.fields.flatMap((placed) => (store.stateOf(placed).visible ? placed.key : [])).join(',')},`
