import { MakeLinkDialog } from '#admin/resource/actions/dialogs/MakeLinkDialog.tsx'
import { addressOf } from './interview.ts'
import { entrevistaTexts as t } from './texts.ts'

/** POST …/entrevista-desligamento/link */
export const LinkDialog = ({ talento, onClose }: { talento: number; onClose(): void }) => (
  <MakeLinkDialog texts={t} question={t.linkText} url={`/api${addressOf(talento)}/link`} onClose={onClose} />
)
