import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FactList } from '#admin/shell/lines/FactList.tsx'
import type { ErasurePreview, PreviewPart } from '#schemas/runtime/answers/utilities/lgpd.ts'
import { lgpdTexts } from './texts.ts'

const words = lgpdTexts.preview

/** What an erasure clears, replaces and leaves, register by register, and why. */
export function PreviewParts({ previa }: { previa: ErasurePreview }) {
  const { partes, guardados, rastros, homonimos, nada } = previa
  return (
    <>
      {nada ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words.nothing}
        </Alert>
      ) : (
        <Typography sx={{ mb: 2 }}>{words.intro}</Typography>
      )}
      {homonimos.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {words.namesakes(homonimos.map(({ titulo, id }) => `${titulo} ${id}`).join(', '))}
        </Alert>
      )}
      {Object.entries(partes).map(([place, parte]) => (
        <Part key={place} parte={parte} />
      ))}
      {guardados.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <Typography variant="subtitle2" component="h3" sx={{ fontWeight: 600 }}>
            {words.kept}
          </Typography>
          {guardados.map(({ cadastro, nome, empresa, motivo }) => (
            <Typography key={`${cadastro} ${nome} ${empresa}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {[[cadastro, nome].join(': '), empresa].filter(Boolean).join(' · ')}. {motivo}
            </Typography>
          ))}
        </Box>
      )}
      {!nada && <Traces rastros={rastros} />}
    </>
  )
}

function Part({ parte }: { parte: PreviewPart }) {
  const { cadastro, empresa, registros, excluidos, apagados, substituidos, reduzidos, mantidos, motivo } = parte
  const rows: [string, string][] = [
    [words.cleared, apagados.join(', ')],
    [words.replaced, substituidos.join(', ')],
    [words.reduced, reduzidos.join(', ')],
    [words.stays, mantidos.join(', ')],
  ]
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="h3" sx={{ fontWeight: 600 }}>
        {[cadastro, words.records(registros), empresa].filter(Boolean).join(' · ')}
      </Typography>
      {excluidos && <Typography variant="body2">{words.gone}</Typography>}
      <FactList facts={rows} titles={200} />
      {mantidos.length > 0 && motivo && (
        <Typography variant="caption" color="text.secondary">
          {motivo}
        </Typography>
      )}
    </Box>
  )
}

function Traces({ rastros }: Pick<ErasurePreview, 'rastros'>) {
  const { log, arquivos, excluidos, emails, lotes } = rastros
  const lines = [
    log > 0 && words.log(log),
    arquivos > 0 && words.filesGone(arquivos),
    excluidos > 0 && words.trash(excluidos),
    emails > 0 && words.mails(emails),
    lotes > 0 && words.batches(lotes),
    words.texts,
    words.produced,
  ].filter((line) => line !== false)
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ fontWeight: 600 }}>
        {words.traces}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map((line) => (
          <Typography key={line} component="li" variant="body2">
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
