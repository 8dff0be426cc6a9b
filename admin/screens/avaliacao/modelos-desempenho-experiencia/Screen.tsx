import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askJson } from '#admin/providers/ask.ts'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { ModeloAvaliacao } from '#schemas/generated/types/avaliacao/modelo-avaliacao.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { Modelos } from './Modelos.tsx'
import { TIPOS, vistaTexts as t } from './texts.ts'

const ROUTE = 'avaliacao/modelos-avaliacao-desempenho-experiencia'

/** Models of performance and of experience periods, and nothing else — spec 2 §2 */
export default function Screen() {
  const [tipo, setTipo] = useState('')
  const [busca, setBusca] = useState('')
  const can = useSession().schemas.find(({ path }) => path === 'avaliacao/modelo-avaliacao')?.can
  const tipos = tipo === '' ? TIPOS.map(([code]) => code) : [tipo]
  const { data, error, refetch } = useQuery({
    queryKey: [ROUTE, tipos],
    queryFn: ({ signal }) =>
      askJson<ModeloAvaliacao[]>(
        `/api/${ROUTE}`,
        new URLSearchParams({ tipo: tipos.join(','), unpaged: 'true', colunas: 'quantidade,respondidos' }),
        { signal },
      ),
  })
  const shown = data?.filter(({ titulo }) => foldText(titulo).includes(foldText(busca)))
  return (
    <>
      <PageHeader
        actions={
          can?.create && (
            <Button
              variant="contained"
              startIcon={<Add />}
              component={AppLink}
              to={`/avaliacao/modelos-avaliacao/new?volta=/${ROUTE}`}
            >
              {t.create}
            </Button>
          )
        }
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ mb: 2 }}>
        <TextField size="small" label={t.search} value={busca} onChange={({ target }) => setBusca(target.value)} />
        <TextField
          select
          size="small"
          label={t.kind}
          value={tipo}
          onChange={({ target }) => setTipo(target.value)}
          sx={{ minWidth: 220 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t.all}</MenuItem>
          {TIPOS.map(([code, title]) => (
            <MenuItem key={code} value={code}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {error && <RetryAlert onRetry={() => void refetch()}>{t.loadFailed}</RetryAlert>}
      {!error && !shown && <PageSkeleton />}
      {shown?.length === 0 && (
        <NothingYet filtered={busca !== '' || tipo !== ''} title={t.none}>
          {t.begin}
        </NothingYet>
      )}
      {shown && shown.length > 0 && <Modelos modelos={shown} />}
    </>
  )
}
