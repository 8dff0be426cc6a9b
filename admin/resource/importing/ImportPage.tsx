import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type ImportResult, type SentSheet, startImport } from '#admin/providers/records/imports.ts'
import type { Task } from '#admin/providers/records/tasks.ts'
import { loteTexts } from '#admin/resource/bulk/texts.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { TaskProgress } from '../bulk/TaskProgress.tsx'
import { UndoBatch } from '../bulk/UndoBatch.tsx'
import { useEntity } from '../entity-context.ts'
import { wayBack } from '../list/address.ts'
import { screenTitle } from '../names.ts'
import { broughtValues } from '../record/brought.ts'
import { withLabels } from '../record/labels.ts'
import { useFormServices } from '../services/form-services.ts'
import { useCrumbs } from '../useCrumbs.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { GivenValues } from './GivenValues.tsx'
import { ImportChoice } from './ImportChoice.tsx'
import { ImportOutcome } from './ImportOutcome.tsx'
import { MapColumns } from './MapColumns.tsx'
import { importacaoTexts } from './texts.ts'

const t = importacaoTexts

/** A dry run or import, running or finished. */
interface Run {
  id: string
  /** it was cancelled or failed */
  stopped?: boolean
  result?: ImportResult
  errorFile?: string
}

interface Props {
  header?: ReactNode
  /** call below /api for dry run and import, where it differs from the register's own */
  call?: string
}

/** Import of a spreadsheet into a register: file, columns, dry run, import, undo. A linking page may pass values for all rows (`?com={json}`) and where to continue (`?volta=`). */
export default function ImportPage({ header, call }: Props) {
  const { entity, resource, schema } = useEntity()
  const crumbs = useCrumbs('record')
  const report = useReport()
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  const { lookup } = useFormServices()
  const com = asked.get('com')
  const { data: valores } = useQuery({
    queryKey: ['importacao', resource, com],
    queryFn: () => withLabels(entity, broughtValues(com), lookup),
    gcTime: 0,
  })
  const given = leafFields(entity.fields).filter(({ path }) => valueAt(valores ?? {}, path) !== undefined)
  const free = (path: string) => !given.some((field) => field.path === path)
  const mayChange = schema.can.update && entity.unique.length > 0
  const [altera, setAltera] = useState(mayChange && asked.get('existentes') === 'altera')
  const [waives, setWaives] = useState(false)
  const [sheet, setSheet] = useState<SentSheet>()
  const [mapa, setMapa] = useState<(string | null)[]>([])
  const [dry, setDry] = useState<Run>()
  const [real, setReal] = useState<Run>()
  const [busy, setBusy] = useState(false)
  const [undoing, setUndoing] = useState(false)
  const [undone, setUndone] = useState(false)
  const restart = () => {
    setDry(undefined)
    setReal(undefined)
    setUndone(false)
  }
  const take = (sent: SentSheet) => {
    setSheet({ ...sent, campos: sent.campos.filter(({ campo }) => free(campo)) })
    setMapa(sent.colunas.map(({ campo }) => (campo !== null && free(campo) ? campo : null)))
    restart()
  }
  const begin = async (simular: boolean) => {
    if (!sheet) return
    setBusy(true)
    try {
      const existentes = altera ? 'altera' : 'recusa'
      const wanted = {
        arquivoId: sheet.arquivoId,
        mapa,
        valores: valores ?? {},
        existentes,
        simular,
        ignoraOpcionaisObrigatorios: waives,
      } as const
      const { tarefaId } = await startImport(call ?? `${resource}/importacao/tarefa`, wanted)
      if (simular) restart()
      ;(simular ? setDry : setReal)({ id: tarefaId })
    } catch (error) {
      report(error)
    } finally {
      setBusy(false)
    }
  }
  const ended = (id: string, { resultado, arquivoId }: Task<ImportResult>): Run => ({
    id,
    ...(resultado ? { result: resultado } : {}),
    ...(arquivoId ? { errorFile: arquivoId } : {}),
  })
  const good = (dry?.result?.importados ?? 0) + (dry?.result?.alterados ?? 0)
  const lote = real?.result?.loteId
  const imported = (real?.result?.importados ?? 0) + (real?.result?.alterados ?? 0)
  return (
    <>
      {header ?? <PageHeader title={t.title(screenTitle(entity))} crumbs={crumbs} />}
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 4, maxWidth: 960 }}>
        {valores && given.length > 0 && <GivenValues valores={valores} />}
        <ChooseFile sheet={sheet} onSent={take} />
        {sheet && !real && (
          <MapColumns
            sheet={sheet}
            mapa={mapa}
            busy={busy || (dry !== undefined && !dry.result && !dry.stopped)}
            onChange={(next) => {
              setMapa(next)
              restart()
            }}
            onSimulate={() => void begin(true)}
          >
            {mayChange && (
              <ImportChoice
                label={t.existing}
                help={t.existingHelp}
                checked={altera}
                onChange={(next) => {
                  setAltera(next)
                  restart()
                }}
              />
            )}
            {entity.demandedBy && (
              <ImportChoice
                label={t.waive}
                help={t.waiveHelp}
                checked={waives}
                onChange={(next) => {
                  setWaives(next)
                  restart()
                }}
              />
            )}
          </MapColumns>
        )}
        {dry && !real && (
          <section aria-labelledby="import-dry">
            <Typography id="import-dry" variant="h2" sx={{ mb: 2 }}>
              {t.simulateTitle}
            </Typography>
            {dry.result ? (
              <>
                <ImportOutcome result={dry.result} errorFile={dry.errorFile} />
                {good > 0 && (
                  <Button variant="contained" loading={busy} sx={{ mt: 2 }} onClick={() => void begin(false)}>
                    {t.apply(good)}
                  </Button>
                )}
              </>
            ) : (
              <TaskProgress<ImportResult>
                key={dry.id}
                id={dry.id}
                words={{ cancelled: t.cancelledDry, failed: t.failedDry, running: t.running }}
                onDone={(task) => setDry(ended(dry.id, task))}
                onStopped={() => setDry({ ...dry, stopped: true })}
              />
            )}
          </section>
        )}
        {real && (
          <section aria-labelledby="import-result">
            <Typography id="import-result" variant="h2" sx={{ mb: 2 }}>
              {t.resultTitle}
            </Typography>
            {real.result ? (
              <>
                <ImportOutcome result={real.result} errorFile={real.errorFile} />
                <Box sx={{ display: 'flex', gap: 1, mt: 2, flexWrap: 'wrap' }}>
                  <Button variant="contained" component={AppLink} to={wayBack(resource, search)}>
                    {asked.has('volta') ? t.back : t.toList}
                  </Button>
                  {lote !== undefined && !undone && schema.can.delete && imported > 0 && (
                    <Button color="inherit" variant="outlined" onClick={() => setUndoing(true)}>
                      {loteTexts.undo}
                    </Button>
                  )}
                </Box>
              </>
            ) : (
              <TaskProgress<ImportResult>
                key={real.id}
                id={real.id}
                words={{ cancelled: t.cancelled, failed: t.failed, running: t.storing }}
                onDone={(task) => setReal(ended(real.id, task))}
              />
            )}
          </section>
        )}
      </Paper>
      {undoing && lote !== undefined && (
        <UndoBatch
          route={resource}
          batch={{ loteId: lote, alterados: imported, tipo: 'importacao' }}
          onClose={() => setUndoing(false)}
          onUndone={() => setUndone(true)}
        />
      )}
    </>
  )
}
