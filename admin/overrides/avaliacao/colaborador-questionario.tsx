import Answers from '@mui/icons-material/AssignmentOutlined'
import Answer from '@mui/icons-material/EditNoteOutlined'
import Link from '@mui/icons-material/LinkOutlined'
import { later } from '#admin/form/later.tsx'
import { RecordMails } from '#admin/mail/RecordMails.tsx'
import { defineOverride } from '#admin/resource/override.ts'
import { ApplyButton } from '#admin/screens/avaliacao/colaborador-questionario/ApplyButton.tsx'
import { copiaTexts as t } from '#admin/screens/avaliacao/colaborador-questionario/texts.ts'
import type { ColaboradorQuestionario } from '#schemas/generated/types/avaliacao/colaborador-questionario.ts'

const LinkDialog = later(() => import('#admin/screens/avaliacao/colaborador-questionario/LinkDialog.tsx'))

export default defineOverride<ColaboradorQuestionario>({
  listActions: (base) => [<ApplyButton key="aplica" />, ...base],
  recordActions: (base, { id, situacao, avaliador }, { can }) => {
    const respondida = situacao === 'R'
    const answer = {
      name: 'responder',
      title: t.answer,
      icon: <Answer fontSize="small" />,
      to: `/avaliacao/respostas?colaboradorQuestionarioId=${id}`,
    }
    const link = {
      name: 'link',
      title: t.link,
      icon: <Link fontSize="small" />,
      disabled: respondida ? t.closed : undefined,
      dialog: LinkDialog,
    }
    return [
      // offered here only where no evaluator is named: a named one answers it
      ...(can.update && !respondida && !avaliador ? [answer] : []),
      {
        name: 'respostas',
        title: t.answers,
        icon: <Answers fontSize="small" />,
        to: `/avaliacao/avaliacoes/${id}/resultado`,
      },
      ...base,
      ...(can.update ? [link] : []),
    ]
  },
  formBottom: ({ record }) => <RecordMails entidade="avaliacao/colaborador-questionario" id={Number(record.id)} />,
})
