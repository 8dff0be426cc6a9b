import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useScope, useStore } from '#admin/form/state/scope.ts'
import { askJson } from '#admin/providers/ask.ts'
import { useEntity } from '#admin/resource/entity-context.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { displayDay } from '#schemas/runtime/dates.ts'
import { homonimosTexts } from './texts.ts'

interface Homonimo {
  id: number
  nome: string
  pessoal?: { dataNascimento?: string }
}

/** Candidates named at most; the others are only counted. */
const NAMED = 3

/** Who is registered under the name that is typed into a new candidate's form (spec 1 §7.3: candidatos-homonimos). */
export default function Homonimos() {
  const { store } = useScope()
  const { resource, schema } = useEntity()
  const nome = useStore(store, ({ record }) => (typeof record.nome === 'string' ? record.nome.trim() : ''))
  const asked = schema.can.read && nome.includes(' ')
  const { data = [] } = useQuery({
    queryKey: ['homonimos', resource, nome],
    queryFn: ({ signal }) =>
      askJson<Homonimo[]>(`/api/${resource}/candidatos-homonimos`, new URLSearchParams({ nome }), {
        quiet: true,
        signal,
      }),
    enabled: asked,
    retry: false,
    gcTime: 0,
  })
  const known = asked ? data : []
  return (
    <Box role="status">
      {known.length > 0 && (
        <Alert severity="info" role="presentation" sx={{ mb: 2 }}>
          {homonimosTexts.known(known.length)}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {known.slice(0, NAMED).map(({ id, nome: name, pessoal }) => (
              <li key={id}>
                <Link
                  component={AppLink}
                  to={`/${resource}/${id}/ficha`}
                  target="_blank"
                  color="inherit"
                  underline="always"
                >
                  {name}
                </Link>
                {pessoal?.dataNascimento && ` – ${homonimosTexts.born(displayDay(pessoal.dataNascimento))}`}
              </li>
            ))}
          </Box>
          {known.length > NAMED && homonimosTexts.more(known.length - NAMED)}
        </Alert>
      )}
    </Box>
  )
}
