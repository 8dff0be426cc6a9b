import { useEffect, useState } from 'react'
import type { VagaAberta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { publicAddress } from '../../links.ts'
import { Icon } from '../Icon.tsx'

/** Shares the vacancy's address by the Web Share API, or copies it. */
export function Share({ vaga }: { vaga: VagaAberta }) {
  const [told, setTold] = useState('')
  useEffect(() => {
    if (told === '') return
    const timer = setTimeout(() => setTold(''), 3000)
    return () => clearTimeout(timer)
  }, [told])
  const share = async () => {
    const url = publicAddress(vaga)
    if (navigator.share) {
      await navigator
        .share({ title: vaga.titulo, text: `${vaga.titulo} – ${vaga.empresa.nome}`, url })
        .catch(() => undefined)
      return
    }
    const copied = navigator.clipboard?.writeText(url).then(() => true)
    setTold((await copied?.catch(() => false)) ? 'Endereço copiado.' : url)
  }
  return (
    <>
      <button type="button" className="botao leve" onClick={share}>
        <Icon name="enviar" />
        Compartilhar vaga
      </button>
      <output aria-live="polite">{told}</output>
    </>
  )
}
