import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { cicloTexts as t } from '#admin/desempenho/cycle-texts.ts'
import { useSession } from '#admin/providers/session.ts'
import { CloneDialog } from '#admin/resource/actions/dialogs/CloneDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import type { AvaliacaoDesempenho } from '#schemas/generated/types/avaliacao/avaliacao-desempenho.ts'

/** Clones a cycle, in preparation: with its participants in this company, or into other companies. */
export default function CloneCycle({ record, onClose }: RecordDialogProps<AvaliacaoDesempenho>) {
  const refresh = useRefresh()
  const { empresa } = useSession().info
  const [people, setPeople] = useState(true)
  return (
    <CloneDialog
      url={`/api/avaliacao/avaliacoes-desempenho/${record.id}`}
      title={record.titulo ?? ''}
      companies="/api/utilitario/empresas/avaliacao-desempenho"
      intro={t.cloneIntro}
      query={{ clonarParticipantes: String(people) }}
      onClose={onClose}
      onDone={() => refresh()}
    >
      {(empresas) => (
        <FormControlLabel
          label={t.clonePeople(empresa.nome)}
          sx={{ mt: 1 }}
          disabled={!empresas.includes(empresa.id)}
          control={<Checkbox checked={people} onChange={() => setPeople(!people)} />}
        />
      )}
    </CloneDialog>
  )
}
