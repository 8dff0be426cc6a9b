import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import type { ReactElement } from 'react'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { FormModel, FormTab } from '../engine/deriveForm.ts'
import { violationsOf } from '../engine/errors.ts'
import { useScope, useStore } from '../state/scope.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { SectionView } from './SectionView.tsx'
import { StepBar } from './StepBar.tsx'
import { hiddenTabs, shownTabs } from './shown-tabs.ts'
import { TabBar } from './TabBar.tsx'

/** RJSF's root template: errors, tabs, and the sections of the active tab. Inactive tabs are not mounted. */
export function RootTemplate({ properties, errorSchema }: ObjectFieldTemplateProps<RecordData>) {
  const { model, store, idPrefix, steps } = useScope()
  const tab = useStore(store, (s) => s.tab)
  const hidden = useStore(store, (s) => hiddenTabs(model, s))
  const contents = new Map<string, ReactElement>(properties.map(({ name, content }) => [name, content]))
  const violations = violationsOf(model, errorSchema)
  const { shown, active } = shownTabs(model, hidden, tab)
  return (
    <>
      {steps && active && <StepBar tabs={shown} active={active} />}
      <ErrorSummary violations={violations} />
      {!steps && <TabBar tabs={shown} active={active} violations={violations} />}
      {active && (
        <div {...(steps ? stepProps(idPrefix) : panelProps(model, active, idPrefix))}>
          {active.sections.map((section) => (
            <SectionView key={section.fields[0]?.key} section={section} contents={contents} />
          ))}
        </div>
      )}
    </>
  )
}

const stepProps = (idPrefix: string) => ({ role: 'group', 'aria-labelledby': `${idPrefix}-passo` })

function panelProps(model: FormModel, active: FormTab, idPrefix: string) {
  if (model.tabs.length < 2) return {}
  const id = `${idPrefix}-aba-${model.tabs.indexOf(active)}`
  return { role: 'tabpanel', id: `${id}-painel`, 'aria-labelledby': id }
}
