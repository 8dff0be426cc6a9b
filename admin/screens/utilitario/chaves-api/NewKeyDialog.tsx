import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { useSession } from '#admin/providers/session.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PermissionsTree } from '#admin/widgets/permissoes/PermissionsTree.tsx'
import { displayDay } from '#schemas/runtime/dates.ts'
import { chavesTexts } from './texts.ts'
import { useCreate, useGrantable } from './useKeys.ts'

type Days = keyof typeof chavesTexts.validities
const validities = [30, 90, 180, 365] as const satisfies readonly Days[]

const dayAfter = (hoje: string, days: number): string =>
  new Date(Date.parse(`${hoje}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

interface Props {
  onClose: () => void
  /** receives the secret, which is shown once */
  onMade: (chave: string) => void
}

/** Creates a key: name, validity, and a subset of its owner's permissions. */
export function NewKeyDialog({ onClose, onMade }: Props) {
  const { empresa, hoje } = useSession().info
  const { data: groups, error, refetch } = useGrantable()
  const create = useCreate()
  const [nome, setNome] = useState('')
  const [days, setDays] = useState<Days>(90)
  const [authorities, setAuthorities] = useState<string[]>()
  const [tried, setTried] = useState(false)
  const t = chavesTexts
  const expiraEm = dayAfter(hoje, days)
  const submit = async () => {
    setTried(true)
    if (nome.trim() === '' || !authorities) return
    const made = await create.mutateAsync({ nome: nome.trim(), expiraEm, authorities }).catch(() => undefined)
    if (made) onMade(made.chave)
  }
  return (
    <FormDialog title={t.create} maxWidth="md" busy={create.isPending} onClose={onClose} onSubmit={submit}>
      {create.error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {asApiError(create.error).message}
        </Alert>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {t.inCompany(String(empresa.nome))}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 200px' }, mb: 2 }}>
        <TextField
          autoFocus
          required
          label={t.name}
          value={nome}
          onChange={(event) => setNome(event.target.value)}
          error={tried && nome.trim() === ''}
          helperText={tried && nome.trim() === '' ? t.nameRequired : t.nameHelp}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        <TextField
          select
          label={t.validity}
          value={days}
          onChange={(event) => setDays(Number(event.target.value) as Days)}
          helperText={t.validUntil(displayDay(expiraEm))}
        >
          {validities.map((value) => (
            <MenuItem key={value} value={value}>
              {t.validities[value]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, containerType: 'inline-size' }}>
        <Typography component="legend" variant="subtitle2">
          {t.permissions}
        </Typography>
        {tried && !authorities && <FormHelperText error>{t.choose}</FormHelperText>}
        {error && <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>}
        {!groups && !error && <Skeleton variant="rounded" height={200} />}
        {groups && (
          <PermissionsTree groups={groups} label={t.permissions} value={authorities} onChange={setAuthorities} />
        )}
      </Box>
    </FormDialog>
  )
}
