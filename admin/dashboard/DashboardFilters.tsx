import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EntityForm } from '#admin/form/Form.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { forgetFilters, rememberedFilters, rememberFilters } from '#admin/report/last-filters.ts'
import { useAtOnce } from '#admin/report/useAtOnce.ts'
import { useRuleContext } from '#admin/resource/entity-context.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { filtersOf, queryOf } from '#schemas/runtime/definition/report-filters.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { EntityRuntime } from '#schemas/runtime/validator.ts'
import { type Asked, type DashboardInfo, filtersIn } from './dashboard.ts'
import { dashboardTexts } from './texts.ts'

interface Props {
  path: string
  runtime: EntityRuntime
  info: DashboardInfo
  /** called with the current filters on mount and on every change */
  onAsked(asked: Asked): void
  /** beside the filters' own buttons */
  actions: ReactNode
}

const COMPARE = 'comparar'

/** Filters from the URL, else the last ones used; 'Exibir Filtro' / 'Ocultar Filtro' (spec 2 §2). */
export function DashboardFilters({ path, runtime, info, onAsked, actions }: Props) {
  const [address, setAddress] = useSearchParams()
  const [resets, setResets] = useState(0)
  const phone = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const [open, setOpen] = useState(!phone)
  const [compare, setCompare] = useState<Asked['compare']>(() => comparisonOf(address.get(COMPARE)))
  const [query, setQuery] = useState('')
  const { entity } = runtime
  const opening = filtersOf(entity, info.abre ?? '')
  const tell = (next: Asked) => {
    setAddress(new URLSearchParams([...new URLSearchParams(next.query), ...compared(next)]), { replace: true })
    onAsked(next)
  }
  const reset = () => {
    forgetFilters(path)
    setAddress('', { replace: true })
    setResets(resets + 1)
  }
  const [said] = useState(() => {
    const filters = filtersOf(entity, address.toString())
    return Object.keys(filters).length > 0 ? filters : { ...opening, ...rememberedFilters(entity, path) }
  })
  return (
    <Paper variant="outlined" sx={{ px: 2, py: 1.5, mb: 2, '& .prumo-dirty': { display: 'none' } }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <Button color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? commonTexts.hideFilter : commonTexts.showFilter}
        </Button>
        <TextField
          select
          size="small"
          label={dashboardTexts.compare}
          value={compare}
          onChange={({ target }) => {
            const next = comparisonOf(target.value)
            setCompare(next)
            tell({ query, compare: next })
          }}
          sx={{ minWidth: 180 }}
        >
          {Object.entries(dashboardTexts.comparisons).map(([value, text]) => (
            <MenuItem key={value} value={value}>
              {text}
            </MenuItem>
          ))}
        </TextField>
        <Button color="inherit" onClick={reset} sx={{ ml: { md: 'auto' } }}>
          {dashboardTexts.reset}
        </Button>
        {actions}
      </div>
      <div style={open ? { marginTop: 12 } : { display: 'none' }}>
        <Form
          key={resets}
          runtime={runtime}
          shown={filtersIn(info)}
          initial={resets === 0 ? said : opening}
          onFilters={(filters, isChange) => {
            if (isChange) rememberFilters(entity, path, filters)
            const next = queryOf(entity, filters)
            setQuery(next)
            tell({ query: next, compare })
          }}
        />
      </div>
    </Paper>
  )
}

const comparisonOf = (text: string | null): Asked['compare'] => (text === 'anterior' || text === 'ano' ? text : '')

const compared = ({ compare }: Asked): [string, string][] => (compare ? [[COMPARE, compare]] : [])

interface FormProps {
  runtime: EntityRuntime
  /** names of filters that restrict anything */
  shown: ReadonlySet<string>
  initial: RecordData
  onFilters(filters: RecordData, isChange: boolean): void
}

function Form({ runtime, shown, initial, onFilters }: FormProps) {
  const context = useRuleContext()
  const services = useFormServices()
  const [subset] = useState(() => ({
    fields: runtime.entity.fields.filter(({ name, readOnly }) => !readOnly && shown.has(name)).map(({ path }) => path),
  }))
  const atOnce = useAtOnce(runtime, context, initial, async (filters, reason) => {
    onFilters(filters, reason === 'changed')
    return true
  })
  return (
    <EntityForm
      runtime={runtime}
      subset={subset}
      record={initial}
      context={context}
      footer={false}
      onSubmit={async (filters) => {
        onFilters(filters, true)
        return undefined
      }}
      onChange={atOnce.changed}
      {...services}
    />
  )
}
