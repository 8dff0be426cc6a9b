import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { MensagemDoUsuario } from '#schemas/runtime/answers/utilities/mailbox.ts'
import { mensagensTexts } from './texts.ts'
import { useRemoveMensagem } from './useMensagens.ts'

interface Props {
  mensagens: MensagemDoUsuario[]
  onClose: () => void
  onRemoved?: () => void
}

/** Asks before messages are removed. */
export default function RemoveMensagens({ mensagens, onClose, onRemoved }: Props) {
  const { mutateAsync } = useRemoveMensagem()
  const success = useSuccess()
  const remove = async () => {
    onClose()
    const outcomes = await Promise.allSettled(mensagens.map((mensagem) => mutateAsync(mensagem)))
    const removed = outcomes.filter(({ status }) => status === 'fulfilled').length
    if (removed > 0) success(mensagensTexts.removed(removed))
    onRemoved?.()
  }
  return (
    <ConfirmDialog
      title={mensagensTexts.removeTitle}
      text={mensagens.length === 1 ? mensagensTexts.removeText : mensagensTexts.removeManyText(mensagens.length)}
      confirm={mensagensTexts.remove}
      danger
      onClose={onClose}
      onConfirm={remove}
    />
  )
}
