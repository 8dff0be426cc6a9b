import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiError, getJson, sendJson, TERMO_PENDENTE } from '../../api.ts'
import { usePortal } from '../../session.tsx'
import { asFailure, useLoad } from '../../useLoad.ts'
import { TextoDoTermo } from './TextoDoTermo.tsx'

/** Overlay until the candidate accepts the company's current terms; the only other way out is the log-out. */
export function TermoPendente() {
  const { candidato, empresaId } = usePortal()
  return candidato && <De key={candidato.id} id={candidato.id} empresaId={empresaId ?? candidato.empresa.id} />
}

function De({ id, empresaId }: { id: number; empresaId: number }) {
  const { logout, aceitou } = usePortal()
  const load = useCallback(
    (signal: AbortSignal) => getJson<{ termo?: { texto: string } }>(`candidatos/${id}/termo`, {}, signal),
    [id],
  )
  const { data, retry } = useLoad(load)
  const dialog = useRef<HTMLDialogElement>(null)
  const atWork = useRef(false)
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const texto = done ? undefined : data?.termo?.texto
  useEffect(() => {
    if (texto !== undefined) dialog.current?.showModal()
  }, [texto])
  // the terms may change during the visit
  useEffect(() => {
    const again = () => {
      atWork.current = data !== undefined && data.termo === undefined
      setDone(false)
      retry()
    }
    window.addEventListener(TERMO_PENDENTE, again)
    return () => window.removeEventListener(TERMO_PENDENTE, again)
  }, [data, retry])
  if (texto === undefined) return null
  const accept = async () => {
    setBusy(true)
    try {
      await sendJson('PATCH', `candidatos/${id}/aceita-termo`, {})
      setDone(true)
      // a form being filled in when the terms changed must not be remounted
      if (!atWork.current) aceitou()
    } catch (error) {
      setFailure(asFailure(error))
    }
    setBusy(false)
  }
  return (
    <dialog ref={dialog} className="termo" aria-labelledby="termo-titulo" onCancel={(event) => event.preventDefault()}>
      <h2 id="termo-titulo">Termos de privacidade e política de segurança</h2>
      <TextoDoTermo texto={texto} busy={busy} onAceita={accept}>
        {failure && (
          <p className="erro" role="alert">
            {failure.message}
          </p>
        )}
      </TextoDoTermo>
      <button type="button" className="botao leve" onClick={() => void logout(empresaId)}>
        Não aceito, quero sair
      </button>
    </dialog>
  )
}
