import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useListContext } from 'react-admin'
import { fetchStateCounts } from '#admin/providers/records/workflow.ts'
import type { StateCounts } from '#schemas/runtime/answers/workflow.ts'
import { useEntity } from '../entity-context.ts'
import { useFilterValues } from '../filters/useFilterValues.ts'
import { workflowTexts } from './texts.ts'

/** Record counts per state; a click filters the list by it. */
export default function StateTabs() {
  const { entity, resource } = useEntity()
  const { data: rows } = useListContext()
  const { values, set } = useFilterValues()
  const { data, refetch } = useQuery({
    queryKey: ['estados', resource, values],
    queryFn: () => fetchStateCounts(resource, values),
    placeholderData: (before: StateCounts[] | undefined) => before,
  })
  // refetched whenever the rows change: an action may have changed a state
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are what has changed
  useEffect(() => void refetch({ cancelRefetch: false }), [rows, refetch])
  const shown = data?.find(({ filtro }) => filtro === entity.list.states) ?? data?.[0]
  // reserves the height, which avoids a layout shift when the counts arrive
  if (!shown) return data ? null : <Box sx={{ height: 34, mb: 1.5 }} />
  const { filtro, titulo, casos } = shown
  const chosen = values[filtro] === undefined ? undefined : String(values[filtro])
  const cases = casos.some(({ tudo }) => tudo)
    ? casos
    : [{ valor: '', titulo: workflowTexts.all, tudo: true }, ...casos]
  return (
    <Box
      role="group"
      aria-label={workflowTexts.states(titulo)}
      sx={{ display: 'flex', gap: 0.75, mb: 1.5, overflowX: 'auto', pb: 0.25 }}
    >
      {cases.map((one) => {
        const pressed = one.tudo ? chosen === undefined || chosen === one.valor : chosen === one.valor
        return (
          <Chip
            key={one.valor}
            component="button"
            clickable
            aria-pressed={pressed}
            onClick={() => set(filtro, one.tudo ? undefined : one.valor)}
            color={pressed ? 'primary' : 'default'}
            variant={pressed ? 'filled' : 'outlined'}
            label={'total' in one ? `${one.titulo} ${workflowTexts.count(one.total)}` : one.titulo}
          />
        )
      })}
    </Box>
  )
}
