import { useCallback, useEffect, useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import type { LicenceInfo } from '#schemas/runtime/answers/utilities/licence.ts'
import { reloadedText, licenceTexts as t } from './texts.ts'

const CALLS = '/api/novaInstalacao'

export type Work = 'ticket' | 'reload' | 'number'

interface Known {
  info: LicenceInfo
  ticket?: string
}

/** Message of the last action. */
export interface Said {
  severity: 'success' | 'info' | 'error'
  text: string
}

const read = <T>(call: string): Promise<T> => getJson<T>(`${CALLS}/${call}`, { anonymous: true, quiet: true })

/**
 * Reads the licence of the installation; returns its actions.
 * @param administers uses the calls for administrators of the installation, else those for a new installation
 */
export function useLicence(administers: boolean) {
  const [known, setKnown] = useState<Known>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState<Work>()
  const [said, setSaid] = useState<Said>()

  const load = useCallback(async () => {
    try {
      const [info, { ticket }] = await Promise.all([read<LicenceInfo>('info'), read<{ ticket?: string }>('ticket')])
      setKnown({ info, ticket })
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [])
  useEffect(() => void load(), [load])

  const { cnpj, statusMigracao = 'NovaInstalacao' } = known?.info ?? {}
  const isNew = cnpj === undefined && statusMigracao === 'NovaInstalacao'
  const mayAsk = administers || isNew
  const send = <T>(call: string, body?: object) =>
    sendJson<T>('POST', `${CALLS}/${call}${administers ? '' : 'NovaInstalacao'}`, body, { anonymous: !administers })

  /** Runs an action and reloads the data in any case: a failed call may have changed them — spec 3 §7 */
  const doing = async (work: Work, call: () => Promise<Said>): Promise<void> => {
    setBusy(work)
    setSaid(undefined)
    try {
      setSaid(await call())
    } catch (error) {
      if (work === 'number' && asApiError(error).status === 400) throw error
      setSaid({ severity: 'error', text: asApiError(error).message })
    } finally {
      await load()
      setBusy(undefined)
    }
  }

  return {
    ...known,
    failed,
    busy,
    said,
    mayAsk,
    load,
    generate: (confirmado: boolean) =>
      doing('ticket', async () => {
        await send('ticket', administers ? { confirmado } : undefined)
        return { severity: 'success', text: t.generated }
      }),
    reload: () =>
      doing('reload', async () => {
        if (!mayAsk || known?.info.statusMigracao === undefined) return { severity: 'info', text: t.reloaded }
        const { statusMigracao } = await send<LicenceInfo>('autenticar')
        return {
          severity: statusMigracao === 'NovaInstalacao' ? 'info' : 'success',
          text: reloadedText(statusMigracao),
        }
      }),
    /** @throws ApiError 400, shown at the field */
    rectify: (dadosAutenticacao: string) =>
      doing('number', async () => {
        await sendJson('POST', `${CALLS}/retificarCnpj`, { dadosAutenticacao })
        return { severity: 'success', text: t.rectified }
      }),
  }
}

export type Licence = ReturnType<typeof useLicence>
