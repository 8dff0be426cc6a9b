import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { MakeLinkDialog } from '#admin/resource/actions/dialogs/MakeLinkDialog.tsx'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import type { ColaboradorQuestionario } from '#schemas/generated/types/avaliacao/colaborador-questionario.ts'
import { copiaTexts as t } from './texts.ts'

/** POST /avaliacao/avaliacoes/{id}/link */
export default function LinkDialog({ record, onClose }: RecordDialogProps<ColaboradorQuestionario>) {
  const { id, titulo = '' } = record
  const { data: begun } = useQuery({
    queryKey: ['respondido-parcialmente', id],
    queryFn: ({ signal }) =>
      getJson<boolean>(`/api/pesquisa/colaborador-questionario/${id}/respondido-parcialmente`, { signal, quiet: true }),
    gcTime: 0,
  })
  return (
    <MakeLinkDialog
      texts={t}
      question={[t.linkText(titulo), ...(begun ? [t.linkBegun] : [])].join(' ')}
      url={`/api/avaliacao/avaliacoes/${id}/link`}
      onClose={onClose}
    />
  )
}
