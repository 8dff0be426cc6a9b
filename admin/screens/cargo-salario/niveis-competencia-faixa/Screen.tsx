import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { commonTexts } from '#admin/i18n/common.ts'
import { competenciasTexts as words } from '#admin/i18n/competencias.ts'
import { asApiError } from '#admin/providers/api-error.ts'
import { useSession } from '#admin/providers/session.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { UnsavedGuard } from '#admin/shell/unsaved/UnsavedGuard.tsx'
import type { InformacoesDaFaixa } from '#schemas/runtime/answers/positions/competences.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { Dates } from './Dates.tsx'
import { type Configuracao, linhaDe } from './faixa.ts'
import { Kind } from './Kind.tsx'
import { faixaNiveisTexts as t } from './texts.ts'
import { useFaixa } from './useFaixa.ts'

/** The competences a salary band requires, from each day on — spec 2 §2, §3 */
export default function Screen() {
  const { faixaId = '' } = useParams()
  return <Band key={faixaId} faixaId={faixaId} />
}

function Band({ faixaId }: { faixaId: string }) {
  const [params] = useSearchParams()
  const band = useFaixa(faixaId, Number(params.get('configuracao')) || undefined)
  const { info, shown, draft, errors } = band
  const rights = useSession().schemas.find(({ path }) => path === 'cargo-salario/config-nivel-faixa-salarial')?.can
  const { hoje } = useSession().info
  const [asking, setAsking] = useState(false)
  if (band.error && asApiError(band.error).status === 404) return <NotFoundPage />
  if (band.error) return <RetryAlert onRetry={band.retry}>{t.loadFailed}</RetryAlert>
  if (!info || !band.all) return <PageSkeleton />
  const begin = () => band.change({ data: hoje, linhas: (shown?.linhas ?? []).map(({ id: _, ...linha }) => linha) })
  const mayChange = draft ? true : rights?.update
  const change = (next: Partial<Configuracao>) => shown && band.change({ ...shown, ...next })
  return (
    <>
      <UnsavedGuard dirty={draft !== undefined} />
      <PageHeader
        crumbs={[
          { label: t.bands, to: '/cargo-salario/faixas-salariais' },
          { label: `${info.cargo.nome} ${info.faixaSalarial.nome}`, to: `/cargo-salario/faixas-salariais/${faixaId}` },
        ]}
        actions={
          rights?.create &&
          !draft && (
            <Button variant="contained" startIcon={<Add />} onClick={begin}>
              {t.create}
            </Button>
          )
        }
      />
      <Dates band={band} mayChange={mayChange === true} onData={(data) => change({ data })} />
      {info.configuracao.niveis.length === 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.noLevels}
        </Alert>
      )}
      {!info.configuracao.considerarPercentualMinimo && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words.noMinimum}
        </Alert>
      )}
      {draft && <FromPosition info={info} configuracao={draft} onChange={band.change} />}
      {shown ? (
        words.kinds.map(([tipo, titulo]) => (
          <Kind
            key={tipo}
            {...{ tipo, titulo, info, errors }}
            configuracao={shown}
            onChange={mayChange ? (linhas) => change({ linhas }) : undefined}
          />
        ))
      ) : (
        <Alert severity="info">{t.none}</Alert>
      )}
      {draft && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="contained" onClick={() => void band.save()}>
            {words.save}
          </Button>
          <Button color="inherit" variant="outlined" onClick={band.cancel}>
            {commonTexts.cancel}
          </Button>
        </Box>
      )}
      {!draft && shown && rights?.delete && (
        <Button color="error" onClick={() => setAsking(true)}>
          {t.delete}
        </Button>
      )}
      {asking && shown && (
        <ConfirmDialog
          title={t.delete}
          text={t.deleteQuestion(displayDay(shown.data))}
          confirm={t.delete}
          danger
          onConfirm={async () => {
            await band.remove()
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface PositionProps {
  info: InformacoesDaFaixa
  configuracao: Configuracao
  onChange: (next: Configuracao) => void
}

/** Offers to add the competences of the position that the band lacks. */
function FromPosition({ info, configuracao, onChange }: PositionProps) {
  const { linhas } = configuracao
  const missing = info.competencias.filter(
    ({ id, doCargo }) => doCargo && !linhas.some(({ competencia }) => competencia.id === id),
  )
  if (missing.length === 0) return null
  const added = missing.flatMap((each) => linhaDe(each, info.configuracao.niveis) ?? [])
  return (
    <Button
      sx={{ mb: 2 }}
      startIcon={<Add />}
      onClick={() => onChange({ ...configuracao, linhas: [...linhas, ...added] })}
    >
      {t.fromPosition}
    </Button>
  )
}
