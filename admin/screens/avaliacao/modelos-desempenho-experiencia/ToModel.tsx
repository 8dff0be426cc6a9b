import { Navigate, useParams } from 'react-router-dom'

const HERE = '/avaliacao/modelos-avaliacao-desempenho-experiencia'

/** A model has one form, that of its register; it leads back here. */
export default function ToModel() {
  const { id = 'new' } = useParams()
  return <Navigate replace to={`/avaliacao/modelos-avaliacao/${id}?volta=${HERE}`} />
}
