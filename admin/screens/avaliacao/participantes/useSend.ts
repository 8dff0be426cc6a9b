import { useState } from 'react'
import { sendJson } from '#admin/providers/http.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { CICLOS } from './participantes.ts'

interface Place {
  ciclo: number
  onClose: () => void
  onChanged: () => unknown
}

/** Sends what a dialog about participants of a cycle asks for, tells what the server says, and closes it. */
export function useSend({ ciclo, onClose, onChanged }: Place) {
  const [busy, setBusy] = useState(false)
  const report = useReport()
  const success = useSuccess()
  const send = async (action: 'adiciona' | 'remove-avaliadores', body: object) => {
    setBusy(true)
    try {
      const url = `/api/${CICLOS}/${ciclo}/participantes/${action}`
      success((await sendJson<{ message: string }>('POST', url, body)).message)
      await onChanged()
      onClose()
    } catch (error) {
      report(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, send }
}
