import { type ReactNode, useEffect, useState } from 'react'
import { esqueceRascunho, leRascunho, type Rascunho, temRascunho } from '../cadastro/rascunho.ts'
import { esqueceLeitura } from '../curriculo/leitura.ts'
import { Retomar } from './Retomar.tsx'
import { PageSkeleton } from './Skeleton.tsx'

/** Reads the draft of this device: `pergunta` asks whether to resume or discard it, and replaces the form meanwhile. */
export function useRetomada(chave: string, empresaId: number): { rascunho?: Rascunho; pergunta?: ReactNode } {
  const [rascunho, setRascunho] = useState<Rascunho>()
  const [lendo, setLendo] = useState(() => temRascunho(chave))
  const [retomado, setRetomado] = useState(false)
  useEffect(() => {
    if (!temRascunho(chave)) return
    let here = true
    void leRascunho(chave).then((found) => {
      if (!here) return
      setRascunho(found)
      setLendo(false)
    })
    return () => {
      here = false
    }
  }, [chave])
  if (lendo) return { pergunta: <PageSkeleton /> }
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
