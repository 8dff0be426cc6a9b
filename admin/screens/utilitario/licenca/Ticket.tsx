import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ConfirmDialog } from '#admin/form/children/ConfirmDialog.tsx'
import type { LicenceInfo } from '#schemas/runtime/answers/utilities/licence.ts'
import { Section } from './Section.tsx'
import { licenceTexts as t } from './texts.ts'
import type { Licence } from './useLicence.ts'

/** The ticket for the customer's portal; a new one deletes the licence data, after a confirmation — spec 3 §4 */
export function Ticket({ info: { cnpj }, licence }: { info: LicenceInfo; licence: Licence }) {
  const { ticket, busy, mayAsk } = licence
  const [asking, setAsking] = useState(false)
  const generate = (confirmed: boolean) => {
    setAsking(false)
    void licence.generate(confirmed)
  }
  return (
    <Section title={t.ticket}>
      {ticket ? (
        <Typography sx={{ fontFamily: 'monospace', fontSize: 22, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {ticket}
        </Typography>
      ) : (
        <Typography color="text.secondary">{mayAsk ? t.noTicket : t.onlyInside}</Typography>
      )}
      {mayAsk && (
        <Button
          variant="contained"
          sx={{ mt: 2 }}
          loading={busy === 'ticket'}
          disabled={busy !== undefined}
          onClick={() => (cnpj === undefined ? generate(false) : setAsking(true))}
        >
          {t.generate}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t.confirmTitle}
          text={t.confirmText}
          confirm={t.confirm}
          onConfirm={() => generate(true)}
          onCancel={() => setAsking(false)}
        />
      )}
    </Section>
  )
}
