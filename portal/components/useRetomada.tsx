import { type ReactNode, useState } from 'react'
import { esqueceRascunho, leRascunho, type Rascunho } from '../cadastro/rascunho.ts'
import { esqueceLeitura } from '../curriculo/leitura.ts'
import { Retomar } from './Retomar.tsx'

/** A draft that lies on this device: asked about before the form, then taken up or forgotten. `pergunta` stands in the form's place. */
export function useRetomada(chave: string, empresaId: number): { rascunho?: Rascunho; pergunta?: ReactNode } {
  const [rascunho, setRascunho] = useState(() => leRascunho(chave))
  const [retomado, setRetomado] = useState(rascunho === undefined)
  if (retomado || !rascunho) return { rascunho }
  const descarta = () => {
    esqueceRascunho(chave)
    if (rascunho.leitura) esqueceLeitura(rascunho.leitura.tarefaId, empresaId, false)
    setRascunho(undefined)
    setRetomado(true)
  }
  return {
    rascunho,
    pergunta: <Retomar quando={rascunho.quando} onRetoma={() => setRetomado(true)} onDescarta={descarta} />,
  }
}
