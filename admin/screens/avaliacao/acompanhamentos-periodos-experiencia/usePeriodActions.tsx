import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Play from '@mui/icons-material/PlayArrowOutlined'
import Print from '@mui/icons-material/PrintOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { type ReactNode, useState } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import type { RecordAction } from '#admin/resource/actions/record-action.ts'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { ExperiencePeriod } from '#schemas/runtime/answers/evaluation/experience.ts'
import { answeringPath, changingPath, removeAnswers } from './api.ts'
import { PrintDialog } from './PrintDialog.tsx'
import { experienciaTexts as t } from './texts.ts'

/** An experience period and its talent. */
export interface Subject {
  talent: { id: number; nome: string; podeAvaliar: boolean }
  period: Pick<ExperiencePeriod, 'id' | 'nome' | 'situacao' | 'colaboradorQuestionarioId'>
}

type Asked = Subject & { id: number; what: 'remove' | 'print' }

/** Returns the actions of a period, and the open confirmation or print dialog. */
export function usePeriodActions(onChanged: () => void): {
  of: (subject: Subject) => RecordAction[]
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<Asked>()
  const { schemas } = useSession()
  const mayRemove = schemas.find(({ path }) => path === 'avaliacao/colaborador-questionario')?.can.delete === true
  return {
    of: (subject) => actionsOf(subject, mayRemove, (id, what) => setAsked({ ...subject, id, what })),
    dialog: asked && <Dialogs asked={asked} onClose={() => setAsked(undefined)} onChanged={onChanged} />,
  }
}

function actionsOf(
  { talent, period }: Subject,
  mayRemove: boolean,
  ask: (id: number, what: Asked['what']) => void,
): RecordAction[] {
  const { situacao, colaboradorQuestionarioId: id } = period
  const notYours = talent.podeAvaliar ? {} : { disabled: t.notYours }
  if (id === undefined) {
    const to = `/avaliacao/acompanhamentos-periodos-experiencia/new?colaboradorId=${talent.id}&periodoExperienciaId=${period.id}`
    return [{ name: 'answer', title: t.answer, icon: <Play />, to, ...notYours }]
  }
  const removing: RecordAction = {
    ...{ name: 'remove', title: t.remove, icon: <Delete />, danger: true, run: () => ask(id, 'remove') },
    ...(situacao === 'R' && !mayRemove ? { disabled: t.onlyHr } : {}),
    ...notYours,
  }
  if (situacao !== 'R') {
    const title = situacao === 'P' ? t.goOn : t.answer
    return [{ name: 'answer', title, icon: <Play />, to: answeringPath(id), ...notYours }, removing]
  }
  const see = `/avaliacao/acompanhamentos-periodos-experiencia/${id}`
  return [
    { name: 'see', title: t.see, icon: <Visibility />, to: see },
    { name: 'edit', title: t.edit, icon: <Edit />, to: changingPath(id), ...notYours },
    { name: 'print', title: t.print, icon: <Print />, run: () => ask(id, 'print') },
    removing,
  ]
}

interface DialogsProps {
  asked: Asked
  onClose: () => void
  onChanged: () => void
}

function Dialogs({ asked: { id, what, talent, period }, onClose, onChanged }: DialogsProps) {
  const success = useSuccess()
  if (what === 'print') return <PrintDialog id={id} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t.removeTitle}
      text={t.removeText(period.nome, talent.nome)}
      confirm={t.remove}
      danger
      onClose={onClose}
      onConfirm={async () => {
        await removeAnswers(talent.id, id)
        success(t.removed)
        onClose()
        onChanged()
      }}
    />
  )
}
