import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { getJson } from '#admin/providers/http.ts'
import { useFilterValues } from '#admin/resource/filters/useFilterValues.ts'
import type { TipoContado } from '#schemas/runtime/answers/positions/competences.ts'
import { competenciaTexts } from './texts.ts'

/** Number of competences by kind; a click filters the list by that kind. */
export function Kinds() {
  const { data: rows } = useListContext()
  const { values, set } = useFilterValues()
  const { data = [] } = useQuery({
    queryKey: ['tipo-competencia', rows],
    queryFn: () => getJson<TipoContado[]>('/api/cargo-salario/competencias/tipo-competencia'),
    placeholderData: (before: TipoContado[] | undefined) => before,
  })
  const total = data.reduce((sum, kind) => sum + kind.total, 0)
  const chips: (Omit<TipoContado, 'id'> & { id: TipoContado['id'] | '' })[] = [
    { id: '', descricao: competenciaTexts.all, total },
    ...data,
  ]
  return (
    <Box
      role="group"
      aria-label={competenciaTexts.kinds}
      sx={{ display: 'flex', gap: 0.75, mb: 1.5, minHeight: 34, overflowX: 'auto', pb: 0.25 }}
    >
      {chips.map(({ id, descricao, total: count }) => {
        const pressed = (values.tipo ?? '') === id
        return (
          <Chip
            key={id}
            component="button"
            clickable
            aria-pressed={pressed}
            onClick={() => set('tipo', id || undefined)}
            color={pressed ? 'primary' : 'default'}
            variant={pressed ? 'filled' : 'outlined'}
            label={`${descricao} ${competenciaTexts.count(count)}`}
          />
        )
      })}
    </Box>
  )
}
