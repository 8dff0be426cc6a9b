import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import type { VagaAberta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { Icon } from '../Icon.tsx'

const IndicarDialog = later(() => import('./IndicarDialog.tsx'))

/** Sends the vacancy to a friend by e-mail — spec 1 §2.3 */
export function Indicar({ vaga }: { vaga: VagaAberta }) {
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState(false)
  const close = (done: boolean) => {
    setOpen(false)
    setSent(done)
  }
  const show = () => {
    setSent(false)
    setOpen(true)
  }
  return (
    <>
      <button type="button" className="botao leve" onClick={show} aria-haspopup="dialog">
        <Icon name="envelope" />
        Enviar para um amigo
      </button>
      <output className="indicada">{sent && 'Anúncio de vaga enviado com sucesso.'}</output>
      {open && (
        <Waiting fallback={null}>
          <IndicarDialog vaga={vaga} onClose={close} />
        </Waiting>
      )}
    </>
  )
}
