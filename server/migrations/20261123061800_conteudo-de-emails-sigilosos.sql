-- Links and codes that only the recipient may see are stored sealed from now on; those that lie there in clear and will not leave by themselves go.
update email_saida set
  texto = 'O conteúdo desta mensagem era somente para o destinatário e não está mais guardado.',
  html = '<p>O conteúdo desta mensagem era somente para o destinatário e não está mais guardado.</p>'
where sigiloso and situacao <> 'AGUARDANDO';
