import Avatar from '@mui/material/Avatar'
import { initialsOf } from '#admin/shell/names.ts'

/** The picture of a candidate, or the initials. */
export const CandidateAvatar = ({ nome, foto }: { nome: string; foto: string | null }) => (
  <Avatar
    aria-hidden
    src={foto ? `/api/arquivos/${foto}` : undefined}
    alt=""
    sx={{ width: 34, height: 34, fontSize: 13, fontWeight: 700, bgcolor: 'brand.soft', color: 'text.primary' }}
  >
    {initialsOf(nome)}
  </Avatar>
)
