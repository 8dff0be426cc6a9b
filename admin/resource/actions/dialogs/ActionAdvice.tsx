import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Advice } from '#schemas/runtime/answers/advice.ts'
import type { Action, RecordData } from '#schemas/runtime/model.ts'
import { useEntity } from '../../entity-context.ts'

interface Props {
  advice: NonNullable<Action['advice']>
  /** id of the record */
  id: unknown
  /** the form's values so far */
  values: RecordData
}

/** Blockers ('impede') and warnings of an action, fetched before it runs and again whenever the named fields change. */
export function ActionAdvice({ advice: { call, with: names = [] }, id, values }: Props) {
  const { resource } = useEntity()
  const asked = names.flatMap((name): [string, string][] => {
    const value = values[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
  })
  const path = `/api/${resource}/${id}/${call}?${new URLSearchParams(asked)}`
  const { data = [] } = useQuery({
    queryKey: ['conselho', path],
    queryFn: ({ signal }) => getJson<Advice[]>(path, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return (
    <Box aria-live="polite">
      {data.map(({ texto, impede, endereco }) => (
        <Alert key={texto} severity={impede ? 'error' : 'warning'} sx={{ mb: 1 }}>
          {endereco ? (
            <Link component={AppLink} to={endereco} color="inherit">
              {texto}
            </Link>
          ) : (
            texto
          )}
        </Alert>
      ))}
    </Box>
  )
}
