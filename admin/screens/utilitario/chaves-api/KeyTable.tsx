import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useScreenTitle } from '#admin/shell/screen-titles.ts'
import type { ApiKeyLine } from '#schemas/runtime/answers/utilities/api-keys.ts'
import { displayDay, displayInstant, isoDay } from '#schemas/runtime/dates.ts'
import { KeyName, KeyState } from './KeyParts.tsx'
import { chavesTexts } from './texts.ts'

export interface LinesProps {
  chaves: ApiKeyLine[]
  who: 'usuario' | 'empresa'
  onRevoke(chave: ApiKeyLine): void
}

/** The last day on which a key works: `expiraEm` is exclusive. */
export const lastDay = ({ expiraEm }: ApiKeyLine): string => displayDay(isoDay(new Date(Date.parse(expiraEm) - 1)))

/** When, and from which address, the key was used last. */
export const lastUse = ({ usadaEm, usadaDe }: ApiKeyLine): string =>
  usadaEm ? chavesTexts.usedFrom(displayInstant(usadaEm), usadaDe ?? '') : chavesTexts.never

export function KeyTable({ chaves, who, onRevoke }: LinesProps) {
  const { columns } = chavesTexts
  const titles = [columns.nome, columns[who], columns.permissoes, columns.criada, columns.validade, columns.uso]
  return (
    <TableContainer tabIndex={0} role="region" aria-label={useScreenTitle()}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[...titles, columns.situacao, ''].map((title) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {chaves.map((chave) => (
            <TableRow key={chave.id} hover>
              <TableCell sx={{ minWidth: 180, overflowWrap: 'anywhere' }}>
                <KeyName chave={chave} />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{chave[who].nome}</TableCell>
              <TableCell>{chavesTexts.permissionsOf(chave.authorities.length)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{displayInstant(chave.criadaEm)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{lastDay(chave)}</TableCell>
              <TableCell>{lastUse(chave)}</TableCell>
              <TableCell>
                <KeyState chave={chave} />
              </TableCell>
              <TableCell align="right" sx={{ py: 0 }}>
                <Revoke {...{ chave, onRevoke }} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

export const Revoke = ({ chave, onRevoke }: { chave: ApiKeyLine; onRevoke(chave: ApiKeyLine): void }) =>
  chave.situacao === 'EM_USO' && (
    <Button size="small" color="error" aria-label={chavesTexts.revokeNamed(chave.nome)} onClick={() => onRevoke(chave)}>
      {chavesTexts.revoke}
    </Button>
  )
