import { useState } from 'react'
import { sendJson } from '#admin/providers/http.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { CICLOS } from './participantes.ts'

interface Place {
  ciclo: number
  onClose: () => void
  onChanged: () => unknown
}

/** Returns a function that sends the request of a participants dialog, shows the server's message, and closes the dialog. */
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
