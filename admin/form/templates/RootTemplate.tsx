import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import type { ReactElement } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { FormModel, FormTab } from '../engine/deriveForm.ts'
import { violationsOf } from '../engine/errors.ts'
import type { FormStore } from '../state/FormStore.ts'
import { useScope, useStore } from '../state/scope.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { SectionView } from './SectionView.tsx'
import { TabBar } from './TabBar.tsx'

/** The whole form inside RJSF: errors, tabs, and the sections of the active tab. Other tabs are not mounted. */
export function RootTemplate({ properties, errorSchema }: ObjectFieldTemplateProps<RecordData>) {
  const { model, store, idPrefix } = useScope()
  const tab = useStore(store, (s) => s.tab)
  const hidden = useStore(store, (s) => hiddenTabs(model, s))
  const contents = new Map<string, ReactElement>(properties.map(({ name, content }) => [name, content]))
  const violations = violationsOf(model, errorSchema)
  const shown = model.tabs.filter((_, index) => !hidden.includes(`,${index},`))
  const active = model.tabs[tab] && shown.includes(model.tabs[tab]) ? model.tabs[tab] : shown[0]
  return (
    <>
      <ErrorSummary violations={violations} />
      <TabBar tabs={shown} active={active} violations={violations} />
      {active && (
        <div {...panelProps(model, active, idPrefix)}>
          {active.sections.map((section) => (
            <SectionView key={section.fields[0]?.key} section={section} contents={contents} />
          ))}
        </div>
      )}
    </>
  )
}

function panelProps(model: FormModel, active: FormTab, idPrefix: string) {
  if (model.tabs.length < 2) return {}
  const id = `${idPrefix}-aba-${model.tabs.indexOf(active)}`
  return { role: 'tabpanel', id: `${id}-painel`, 'aria-labelledby': id }
}

/** ',1,3,' when no field of the second and fourth tab is visible: a text, so that equal answers are identical. */
function hiddenTabs(model: FormModel, store: FormStore): string {
  const hidden = model.tabs.flatMap((tab, index) =>
    tab.sections.every((section) => section.fields.every((placed) => !store.stateOf(placed).visible)) ? [index] : [],
  )
  return `,${hidden.join(',')},`
}
