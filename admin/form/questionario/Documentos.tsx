import { useState } from 'react'
import { questionarioTexts as t } from './textos.ts'
import './questionario.css'

export interface Documento {
  id: number
  descricao: string
}

interface Props {
  documentos: readonly Documento[]
  /** downloads one of them; throws an Error whose message can be shown */
  baixa(documento: Documento): Promise<void>
}

/** Documents to read before answering. */
export function Documentos({ documentos, baixa }: Props) {
  const [falha, setFalha] = useState<string>()
  const pede = async (documento: Documento) => {
    setFalha(undefined)
    await baixa(documento).catch((error: unknown) => setFalha(error instanceof Error ? error.message : String(error)))
  }
  return (
    <section className="q-documentos" aria-label={t.documents}>
      <strong>{t.documents}</strong>
      <ul>
        {documentos.map((documento) => (
          <li key={documento.id}>
            <button type="button" className="q-ligacao" onClick={() => void pede(documento)}>
              {documento.descricao}
            </button>
          </li>
        ))}
      </ul>
      {falha !== undefined && (
        <p className="q-erro" role="alert">
          {falha}
        </p>
      )}
    </section>
  )
}
