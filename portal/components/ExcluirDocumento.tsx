import { useState } from 'react'
import type { Documento } from '#schemas/runtime/answers/recruitment/portal.ts'
import { type ApiError, deleteAt } from '../api.ts'
import { useExpired } from '../hooks/useExpired.ts'
import { asFailure } from '../useLoad.ts'
import { Janela } from './Janela.tsx'

interface Props {
  candidatoId: number
  documento: Documento
  onClose(): void
  onDone(): void
}

/** Asks for confirmation and deletes a document. */
export function ExcluirDocumento({ candidatoId, documento: { id, descricao }, onClose, onDone }: Props) {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  useExpired(failure)
  const go = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      await deleteAt(`candidatos/${candidatoId}/documentos-anexos/${id}`)
      onDone()
    } catch (error) {
      const failed = asFailure(error)
      // 404: already deleted, as wanted
      if (failed.status === 404) return onDone()
      setFailure(failed)
      setSending(false)
    }
  }
  return (
    <Janela title="Excluir este documento?" onClose={onClose}>
      <div className="janela-corpo">
        <p>
          <strong>{descricao}</strong> sai do seu cadastro, e a empresa deixa de ver o arquivo.
        </p>
        {failure && (
          <p className="erro" role="alert">
            {failure.message}
          </p>
        )}
        <div className="janela-botoes">
          <button type="button" className="botao perigo" onClick={go} disabled={sending}>
            {sending ? 'Excluindo…' : 'Excluir documento'}
          </button>
          <button type="button" className="botao leve" onClick={onClose}>
            Manter
          </button>
        </div>
      </div>
    </Janela>
  )
}
