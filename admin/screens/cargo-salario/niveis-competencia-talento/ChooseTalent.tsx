import People from '@mui/icons-material/PeopleOutlined'
import { useNavigate } from 'react-router-dom'
import { RecordPicker } from '#admin/shell/fields/RecordPicker.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { talentoNiveisTexts as t } from './texts.ts'

/** Picker shown first: levels belong to a talent, and his band decides the competences. */
export default function ChooseTalent() {
  const navigate = useNavigate()
  const picker = (
    <RecordPicker
      route="gestao-talentos/talentos"
      label={t.talent}
      value={undefined}
      onChange={(id) => id !== undefined && navigate(`/cargo-salario/niveis-competencia/new/${id}`)}
    />
  )
  return (
    <>
      <PageHeader title={t.newDate} actions={picker} />
      <NothingYet icon={People}>{t.choose}</NothingYet>
    </>
  )
}
