/** The positions of company 1 (columns: see tabela.ts). */
export const cargosAurora = `
Diretor-Geral; 121010; Direção; Diretoria Geral; 10; 32000; Gestão; Administração
Diretor Administrativo e Financeiro; 123110; Direção; Administrativo e Financeiro; 10; 26000; Gestão; Administração / Ciências Contábeis
Gerente de Recursos Humanos; 142205; Gerência; Recursos Humanos; 09; 14500; Gestão; Psicologia / Administração
Gerente Industrial; 141205; Gerência; Industrial; 09; 17000; Gestão; Engenharia de Produção / Engenharia de Alimentos
Gerente de Logística; 141615; Gerência; Logística; 09; 14000; Gestão; Logística / Administração
Gerente Comercial; 142305; Gerência; Comercial; 09; 15000; Gestão; Administração / Marketing
Contador; 252210; Especialistas e analistas; Contabilidade; 09; 8200; Trabalho administrativo; Ciências Contábeis
Auxiliar de Contabilidade; 413110; Administrativo; Contabilidade; 07; 2300; Trabalho administrativo; Ciências Contábeis
Analista Financeiro; 252545; Especialistas e analistas; Financeiro; 09; 4900; Trabalho administrativo; Ciências Contábeis / Administração
Supervisor de Contas a Pagar; 410215; Supervisão; Financeiro / Administrativo e Financeiro; 09; 5600; Trabalho administrativo; Administração
Comprador; 354205; Administrativo; Compras; 07; 4300; Trabalho administrativo; Administração
Gerente de Tecnologia da Informação; 142530; Gerência; Tecnologia da Informação; 10; 15500; Gestão; Tecnologia da Informação
Analista de Sistemas; 212405; Especialistas e analistas; Sistemas; 09; 6800; Informática; Tecnologia da Informação
Administrador de Redes; 212310; Especialistas e analistas; Infraestrutura; 09; 6100; Informática; Tecnologia da Informação
Técnico de Suporte; 317210; Técnicos; Tecnologia da Informação / Infraestrutura; 07; 2900; Informática; Tecnologia da Informação
Analista de Recursos Humanos; 252405; Especialistas e analistas; Recrutamento e Seleção / Recursos Humanos; 09; 4700; Trabalho administrativo; Psicologia / Administração
Psicólogo Organizacional; 251540; Especialistas e analistas; Recrutamento e Seleção; 09; 5200; Trabalho administrativo; Psicologia
Auxiliar de Pessoal; 411030; Administrativo; Administração de Pessoal; 07; 2250; Trabalho administrativo; Administração
Instrutor de Treinamento; 233210; Técnicos; Treinamento e Desenvolvimento; 09; 4100; Trabalho administrativo; Pedagogia
Supervisor de Produção; 840105; Supervisão; Produção / Linha de Massas / Linha de Laticínios; 07; 5400; Operação de linha de produção; Engenharia de Alimentos / Engenharia de Produção
Operador de Massas Alimentícias; 841810; Operacional; Linha de Massas; 05; 2150; Operação de linha de produção; Ensino técnico industrial
Pasteurizador; 848205; Operacional; Linha de Laticínios; 05; 2200; Operação de linha de produção; Ensino técnico industrial
Queijeiro; 848210; Operacional; Linha de Laticínios; 05; 2250; Operação de linha de produção; Ensino técnico industrial
Auxiliar de Produção; 784205; Operacional; Produção / Linha de Massas / Linha de Laticínios / Embalagem; 05; 1650; Operação de linha de produção; Ensino técnico industrial
Embalador a Máquina; 784110; Operacional; Embalagem; 05; 1750; Operação de embaladora; Ensino técnico industrial
Técnico em Manutenção de Máquinas; 314410; Técnicos; Manutenção; 07; 3600; Manutenção mecânica; Ensino técnico industrial
Eletricista de Manutenção; 951105; Técnicos; Manutenção; 07; 3300; Manutenção elétrica; Ensino técnico industrial
Técnico de Alimentos; 325205; Técnicos; Qualidade; 07; 3100; Controle de qualidade; Engenharia de Alimentos
Engenheiro de Alimentos; 222205; Especialistas e analistas; Qualidade; 09; 9200; Controle de qualidade; Engenharia de Alimentos
Técnico em Segurança do Trabalho; 351605; Técnicos; Segurança do Trabalho; 07; 3400; Segurança do trabalho; Segurança do Trabalho
Engenheiro de Segurança do Trabalho; 214915; Especialistas e analistas; Segurança do Trabalho; 10; 9800; Segurança do trabalho; Segurança do Trabalho / Engenharia de Produção
Técnico de Planejamento de Produção; 391125; Técnicos; Planejamento da Produção; 07; 3500; Trabalho administrativo; Engenharia de Produção
Almoxarife; 414105; Operacional; Armazém; 07; 2100; Armazenagem; Logística
Operador de Empilhadeira; 782220; Operacional; Armazém / Expedição; 05; 2300; Operação de empilhadeira; Logística
Conferente de Carga e Descarga; 414215; Operacional; Expedição / Logística; 07; 2000; Armazenagem; Logística
Motorista de Caminhão; 782510; Operacional; Transportes; 05; 2900; Condução de veículos; Logística
Promotor de Vendas; 521115; Comercial; Vendas; 07; 1900; Vendas externas; Marketing
Supervisor de Vendas; 520110; Supervisão; Vendas / Comercial; 09; 5800; Vendas externas; Administração / Marketing
Analista de Marketing; 142335; Especialistas e analistas; Marketing; 09; 4800; Trabalho administrativo; Marketing
Assistente Administrativo; 411010; Administrativo; Industrial / Administrativo e Financeiro / Diretoria Geral; 07; 2100; Trabalho administrativo; Administração
`
