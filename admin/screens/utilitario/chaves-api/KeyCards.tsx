import Box from '@mui/material/Box'
import { FactList } from '#admin/shell/lines/FactList.tsx'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { KeyName, KeyState } from './KeyParts.tsx'
import { type LinesProps, lastDay, lastUse, Revoke } from './KeyTable.tsx'
import { chavesTexts } from './texts.ts'

/** The rows of `KeyTable` as cards, for phones. */
export function KeyCards({ chaves, who, onRevoke }: LinesProps) {
  const { columns } = chavesTexts
  return chaves.map((chave) => (
    <Box key={chave.id} sx={{ p: 2, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Box>
          <KeyName chave={chave} />
        </Box>
        <Box sx={{ textAlign: 'right' }}>
          <KeyState chave={chave} />
        </Box>
      </Box>
      <FactList
        facts={[
          [columns[who], chave[who].nome],
          [columns.permissoes, chavesTexts.permissionsOf(chave.authorities.length)],
          [columns.criada, displayInstant(chave.criadaEm)],
          [columns.validade, lastDay(chave)],
          [columns.uso, lastUse(chave)],
        ]}
      />
      <Revoke {...{ chave, onRevoke }} />
    </Box>
  ))
}
