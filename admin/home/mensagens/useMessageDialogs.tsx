import { type ReactNode, useCallback, useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import type { Caixa, MensagemDoUsuario } from '#schemas/runtime/answers/utilities/mailbox.ts'
import type { MensagemHandlers } from './MensagemActions.tsx'
import { useMarkLida } from './useMensagens.ts'

const MensagemDialog = later(() => import('./MensagemDialog.tsx'))
const RemoveMensagens = later(() => import('./RemoveMensagens.tsx'))

/** What is done with the messages of the start page, and the dialogs that open for it. */
export function useMessageDialogs(stored: Caixa[]): { handlers: MensagemHandlers; dialogs: ReactNode } {
  const [viewed, setViewed] = useState<MensagemDoUsuario>()
  const [removing, setRemoving] = useState<MensagemDoUsuario>()
  const { mutate: mark } = useMarkLida()
  const onLida = useCallback((mensagem: MensagemDoUsuario, lida: boolean) => mark({ mensagem, lida }), [mark])
  // the dialog shows the current state of the message, which may have been read elsewhere, while it is in the boxes
  const viewedNow = viewed && (find(stored, viewed) ?? viewed)
  return {
    handlers: { onView: setViewed, onLida, onRemove: setRemoving },
    dialogs: (
      <Waiting fallback={null}>
        {viewedNow && (
          <MensagemDialog
            mensagem={viewedNow}
            onLida={(lida) => onLida(viewedNow, lida)}
            onClose={() => setViewed(undefined)}
          />
        )}
        {removing && <RemoveMensagens mensagens={[removing]} onClose={() => setRemoving(undefined)} />}
      </Waiting>
    ),
  }
}

const find = (caixas: Caixa[], { usuarioMensagemId }: MensagemDoUsuario) =>
  caixas.flatMap(({ mensagens }) => mensagens).find((one) => one.usuarioMensagemId === usuarioMensagemId)
