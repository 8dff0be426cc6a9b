import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { loteTexts } from '#admin/resource/bulk/texts.ts'
import { UndoBatch } from '#admin/resource/bulk/UndoBatch.tsx'
import { TrailItem } from '#admin/resource/history/TrailItem.tsx'
import { excluidosTexts } from '#admin/resource/trash/texts.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { SideDrawer } from '#admin/shell/dialogs/SideDrawer.tsx'
import { FactList } from '#admin/shell/lines/FactList.tsx'
import type { LogLine } from '#schemas/runtime/answers/trail.ts'
import { logTexts } from './texts.ts'

interface Props {
  linha: LogLine
  onClose: () => void
  /** after an operation was taken back */
  onChanged: () => void
}

/** Subject of a line: a record, or the number of records of a bulk operation. */
function recordText({ registro, registroId, lote }: LogLine): string {
  if (lote) return lote.recusados > 0 ? logTexts.batch(registro ?? '', lote.recusados) : (registro ?? '')
  return registro ? `${registro} (${commonTexts.code(registroId)})` : commonTexts.code(registroId)
}

/** One line: values before and after by field, and a link to the record while it exists. */
export function Detail({ linha, onClose, onChanged }: Props) {
  const { id, dataHora, usuario, empresa, modulo, tela, entidade, operacao, link, excluido, campos, lote } = linha
  const [undoing, setUndoing] = useState(false)
  const who = { id: null, nome: usuario || null }
  const entry = { id, data: dataHora, usuario: who, operacao, titulo: operacao, campos }
  const facts: [string, string | undefined][] = [
    [logTexts.columns.company, empresa || logTexts.everyCompany],
    [logTexts.columns.module, modulo],
    [logTexts.columns.screen, tela],
    [logTexts.columns.entity, entidade],
    [logTexts.columns.record, recordText(linha)],
  ]
  return (
    <SideDrawer title={logTexts.detail} onClose={onClose}>
      <FactList facts={facts} />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <TrailItem entry={entry} last />
      </Box>
      {campos.length === 0 && !lote && <Typography color="text.secondary">{logTexts.noFields}</Typography>}
      {lote && (
        <Box sx={{ mt: 3, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button component={AppLink} to={`/utilitario/log?lote=${lote.id}`} variant="outlined" onClick={onClose}>
            {logTexts.batchRecords}
          </Button>
          {lote.desfazer && (
            <Button variant="outlined" color="inherit" onClick={() => setUndoing(true)}>
              {loteTexts.undo}
            </Button>
          )}
        </Box>
      )}
      {lote?.desfazer && undoing && (
        <UndoBatch
          route={lote.desfazer}
          batch={{
            loteId: lote.id,
            alterados: lote.registros,
            tipo: linha.operacao === logTexts.imported ? 'importacao' : 'edicao',
          }}
          onClose={() => setUndoing(false)}
          onUndone={onChanged}
        />
      )}
      {excluido && (
        <Box sx={{ mt: 3 }}>
          <Button
            component={AppLink}
            to={`${excluido}?q=${encodeURIComponent(linha.registro ?? '')}`}
            variant="outlined"
          >
            {excluidosTexts.fromLog}
          </Button>
        </Box>
      )}
      {link && (
        <Box sx={{ mt: 3 }}>
          <Button component={AppLink} to={link} variant="outlined">
            {logTexts.open}
          </Button>
        </Box>
      )}
    </SideDrawer>
  )
}
