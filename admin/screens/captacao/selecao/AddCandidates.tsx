import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { useEntity } from '#admin/resource/entity-context.ts'
import { useDebounced } from '#admin/resource/filters/useDebounced.ts'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { selecaoTexts } from './texts.ts'
import { useInclui, useSugestoes } from './useSugestoes.ts'

/** Finds candidates for a request: who fits it best, or by name; the chosen ones begin in its first step. */
export function AddCandidates({ solicitacaoId, onClose }: { solicitacaoId: number; onClose: () => void }) {
  const { resource } = useEntity()
  const [q, setQ] = useState('')
  const [text, type, flush] = useDebounced(q, setQ)
  const [chosen, setChosen] = useState<number[]>([])
  const { data, error, refetch } = useSugestoes(resource, solicitacaoId, q)
  const inclui = useInclui(resource, solicitacaoId)
  const report = useReport()
  const success = useSuccess()
  const id = useId()
  const add = async () => {
    try {
      const { incluidos } = await inclui.mutateAsync(chosen)
      success(selecaoTexts.added(incluidos))
      onClose()
    } catch (thrown) {
      report(thrown)
    }
  }
  const candidatos = data?.candidatos ?? []
  const nothing = q ? selecaoTexts.addNotFound : selecaoTexts.addNone
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 768, maxWidth: '100%' } } }}>
      <DialogTitle id={id}>{selecaoTexts.addTitle}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <SearchField
          fullWidth
          autoFocus
          label={selecaoTexts.addSearch}
          value={text}
          onChange={type}
          onKeyDown={(event) => event.key === 'Enter' && flush()}
        />
        <Typography variant="body2" color="text.secondary" role="status" sx={{ my: 1.5 }}>
          {data &&
            (candidatos.length === 0
              ? nothing
              : q
                ? selecaoTexts.addFound(candidatos.length)
                : selecaoTexts.addProposed)}
        </Typography>
        {error && !data && <RetryAlert onRetry={refetch}>{selecaoTexts.addFailed}</RetryAlert>}
        {!data && !error && <Skeleton variant="rounded" height={280} />}
        {data && (
          <SuggestionList
            sugestoes={data}
            chosen={chosen}
            onToggle={(one) => setChosen(chosen.includes(one) ? chosen.filter((c) => c !== one) : [...chosen, one])}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          loading={inclui.isPending}
          onClick={() => void add()}
        >
          {chosen.length === 0 ? selecaoTexts.add : selecaoTexts.addConfirm(chosen.length)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
