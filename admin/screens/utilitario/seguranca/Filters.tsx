import {
  ChoiceFilter,
  CompanyFilter,
  type FiltersProps,
  TrailFilters,
  UserFilter,
} from '#admin/shell/trail/TrailFilters.tsx'
import { securityEvents } from '#schemas/runtime/shown/security.ts'
import { registroTexts } from './texts.ts'
import { useOpcoes } from './useOpcoes.ts'

/** Filters of the security log. */
export function Filters(props: FiltersProps) {
  const { values, onChange } = props
  const { data } = useOpcoes()
  return (
    <TrailFilters {...props}>
      <ChoiceFilter
        {...{ values, onChange }}
        name="evento"
        label={registroTexts.columns.event}
        options={Object.entries(securityEvents)}
      />
      <UserFilter {...{ values, onChange }} whose={data} />
      <CompanyFilter {...{ values, onChange }} whose={data} />
    </TrailFilters>
  )
}
