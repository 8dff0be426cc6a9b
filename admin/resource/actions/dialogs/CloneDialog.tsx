import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import { cloneTexts as t } from '../texts.ts'

/** A created copy and its company. */
export interface Clone {
  id: number
  empresa: { id: number; nome: string }
}

interface Props {
  /** URL of the record to copy: '/api/avaliacao/modelos-avaliacao/7' */
  url: string
  title: string
  /** call that lists the companies offered; default: all companies of the user */
  companies?: string
  /** text about what is copied along and what is not */
  intro: string
  /** further inputs, given the chosen companies */
  children?: (empresas: number[]) => ReactNode
  /** query parameters from the further inputs */
  query?: Record<string, string>
  onClose(): void
  onDone(clones: Clone[]): void
}

/** Copies a record with its dependent records into the current company, or into other companies of the user. POST {url}?empresas= */
export function CloneDialog({ url, title, companies, intro, children, query, onClose, onDone }: Props) {
  const { empresa, empresas } = useSession().info
  const offered = useQuery({
    queryKey: ['empresas', companies],
    queryFn: ({ signal }) => getJson<Clone['empresa'][]>(companies ?? '', { signal, quiet: true }),
    enabled: companies !== undefined,
    gcTime: 0,
  })
  const all = companies === undefined ? empresas : (offered.data ?? [])
  const [ids, setIds] = useState<number[]>([empresa.id])
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const success = useSuccess()
  const toggle = (id: number) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
  const run = async () => {
    if (ids.length === 0) return setError(t.choose)
    setBusy(true)
    try {
      const asked = new URLSearchParams({ ...query, empresas: ids.join(',') })
      const clones = await sendJson<Clone[]>('POST', `${url}?${asked}`, {})
      success(t.done(clones.length), { name: title })
      onDone(clones)
      onClose()
    } catch (thrown) {
      setError(asApiError(thrown).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog title={`${t.title}: ${title}`} submitText={t.title} busy={busy} onClose={onClose} onSubmit={run}>
      <Typography sx={{ mb: 2 }}>{intro}</Typography>
      {offered.isLoading && <Skeleton variant="rounded" height={64} />}
      {offered.error && (
        <RetryAlert onRetry={offered.refetch} sx={{ mb: 2 }}>
          {t.companiesFailed}
        </RetryAlert>
      )}
      {all.length > 1 && (
        <FormControl component="fieldset" error={error !== undefined}>
          <FormLabel component="legend">{t.companies}</FormLabel>
          {all.map(({ id, nome }) => (
            <FormControlLabel
              key={id}
              label={nome}
              control={<Checkbox checked={ids.includes(id)} onChange={() => toggle(id)} />}
            />
          ))}
        </FormControl>
      )}
      {children?.(ids)}
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </FormDialog>
  )
}
