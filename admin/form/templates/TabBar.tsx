import Badge from '@mui/material/Badge'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { FormTab } from '../engine/deriveForm.ts'
import type { Violation } from '../engine/errors.ts'
import { useScope } from '../state/scope.ts'

interface Props {
  tabs: FormTab[]
  active?: FormTab
  violations: Violation[]
}

/** Tabs with the number of violations in each; nothing for a single tab. */
export function TabBar({ tabs, active, violations }: Props) {
  const { model, store, idPrefix } = useScope()
  if (model.tabs.length < 2 || !active) return null
  const indexOf = (tab: FormTab) => model.tabs.indexOf(tab)
  const countOf = (tab: FormTab) =>
    violations.filter(({ place }) => place && model.placed.get(place.key)?.tab === indexOf(tab)).length
  return (
    <Tabs
      className="prumo-tabs"
      value={indexOf(active)}
      onChange={(_, index: number) => store.showTab(index)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label="Partes do formulário"
    >
      {tabs.map((tab) => {
        const id = `${idPrefix}-aba-${indexOf(tab)}`
        return (
          <Tab
            key={id}
            id={id}
            value={indexOf(tab)}
            aria-controls={tab === active ? `${id}-painel` : undefined}
            label={<TabLabel title={tab.title ?? ''} errors={countOf(tab)} />}
          />
        )
      })}
    </Tabs>
  )
}

function TabLabel({ title, errors }: { title: string; errors: number }) {
  if (errors === 0) return title
  return (
    <span className="prumo-tab-label">
      {title}
      <Badge
        badgeContent={errors}
        color="error"
        slotProps={{ badge: { 'aria-label': errors === 1 ? '1 erro' : `${errors} erros`, role: 'img' } }}
      />
    </span>
  )
}
