// Chat abbreviations, slang and typing errors, and the plain word that the other tables know. The left side is one typed word,
// without accents and in lower case.

export const spelling = `
  gia = guia / gias = guias / istoria = historia / inclido = incluido / inclida = incluida / inclulle = incluye / insta = instagram / ig = instagram / anitos = anos / anito = anos / bb = bebe / bbs = bebes / bebito = bebe / bebita = bebe / bebesito = bebe / perate = / esperate = / carruaje = carreola / cochecito = carreola / dire = direccion / uni = universidad / cel = celular / ofi = oficina /
  resevar = reservar / resevame = reservame / resevamelo = reservamelo / reservame = reservame / sta = santa / sto = santo / cn = con / cmo = como / komo = como / kmo = como / bno = bueno / pra = para / tngo = tengo / tng = tengo / qro = quiero / dsd = desde / fds = fin de semana / mjr = mejor / keda = queda / kda = queda / dl = del / hy = hay / prox = proximo / uds = ustedes / ud = usted / tods = todos / grs = gracias / kosta = costa / kaminar = caminar / bamos = vamos / boy = voy / asemos = hacemos / iso = hizo / bus = bus / q = que / k = que / ke = que / qe = que / xq = porque / pq = porque / porq = porque / x = por / d = de / tmb = tambien /
  tb = tambien / xfa = por favor / porfa = por favor / porfis = por favor / pf = por favor / plis = por favor /
  finde = fin de semana / findes = fin de semana / mnn = manana / mnana = manana / bn = bien / grax = gracias /
  grasias = gracias / grcias = gracias / kiero = quiero / qiero = quiero / qero = quiero / kisiera = quisiera /
  kuanto = cuanto / cto = cuanto / quanto = cuanto / cuant = cuanto / aser = hacer / hacr = hacer / aselo = hazlo / ay = hay /
  ai = hay / pa = para / pal = para el / toy = estoy / stoy = estoy / ta = esta / usd = dolares / dls = dolares / dlls = dolares /
  dolar = dolares / dolarcitos = dolares / dolaritos = dolares / pues = pues / ps = pues / nesesito = necesito /
  ocupo = necesito /
  pisto = dinero / plata = dinero / varas = dolares / bolas(?! de fuego) = dolares / lucas = dolares / cipotes = ninos / cipote = nino /
  cipota = nina / cipotas = ninas / cipotillos = ninos / bicho = nino / bichas = ninas /
  cipotada = ninos / chuchos = perros / chucho = perro / chuchito = perro / chuchita = perra / cora = 0.25 dolares /
  pex = onda / holaa = hola / morra = novia / morro = novio / pedo = onda / calidad = chivo / bolado = eso / bolados = eso / volado = eso / chunche = eso / maje = / maitro = / vos = / vaya = / pue = / puesi = /
  puchica = / puya = / chis = / chivisima = chivo / chivisimo = chivo / chiva = chivo / chivas = chivo / chivos = chivo /
  achis = / ahorita = hoy / horita = hoy / orita = hoy / yaya = hoy / cherada = amigos / chero = amigo / cheros = amigos /
  chera = amiga / cheras = amigas / guirro = nino / guirros = ninos / jefa = mama / jefita = mama / jefe = papa /
  jefito = papa / mami = mama / nana = mama / tata = papa / ruca = esposa / jaina = novia / jeva = novia / compa = amigo /
  brother = amigo / bro = amigo / chamba = trabajo / tilin = poco / pelado = sin dinero / palmado = sin dinero / chele = /
  birria = cerveza / chela = cerveza / chelas = cerveza / guaro = licor / bayunco = aburrido / deacachimba = chivo / cachimbon = chivo / macizo = chivo /
  chilero = chivo / cabal = cabal / nambe = no / cachada = barato / galan = bonito / galana = bonita / paja = mentira /
  bajon = triste / fachento = lujoso / pachanga = fiesta / dundo = / nombe = no / nombre no = no / papada = eso / papadas = eso /
  jana = novia / suchi = suchitoto / dona = senora / conta = cuenta / cuantame = cuentame / suchis = suchitoto /
  cancelo = cancelo / cancleo = cancelo / canselar = cancelar / canselo = cancelo / cancelr = cancelar / reserba = reserva /
  rreserva = reserva / resrva = reserva / rezerva = reserva / recerva = reserva / recervas = reservas /
  recervacion = reservacion / reserbas = reservas / rezervas = reservas / playas = playa / plalla = playa / plalya = playa /
  palya = playa / serca = cerca / cerka = cerca / varato = barato / varata = barata / baratto = barato / baratisimo = barato /
  baratio = barato / sabao = sabado / savado = sabado / sabdo = sabado / domigno = domingo / cirf = surf / surfe = surf /
  cafee = cafe / kafe = cafe / kfe = cafe / volkan = volcan / volcn = volcan / pupuzas = pupusas / bolcan = volcan /
  bolkan = volcan / ninios = ninos / nenes = ninos / nene = nino / nena = nina / nenas = ninas / anios = anos / ano = anos /
  incluie = incluye / yevar = llevar / llebar = llevar / llevr = llevar / lluebe = llueve / yueve = llueve / llueva = llueve /
  targeta = tarjeta / trageta = tarjeta / efetivo = efectivo / anfitrio = anfitrion / anfitriona = anfitrion /
  anfitriones = anfitrion / comfirmaron = confirmaron / confirmarn = confirmaron / comfirmada = confirmada /
  confirmado = confirmada / oi = hoy / oy = hoy / onde = donde / adonde = donde / aonde = donde / asta = hasta / ora = hora /
  oras = horas / empiesa = empieza / empesar = empezar / cuezta = cuesta / cuestra = cuesta / bale = vale / persna = persona /
  personsa = personas / prsonas = personas / tenes = tienes / podes = puedes / queres = quieres / sabes = sabes /
  recomendas = recomiendas / decime = dime / contame = cuentame / haceme = hazme / fijate = / mira = / mire = / oiga = / oye = /
  disculpe = / disculpa = / tonces = entonces / entonses = entonces / nomas = solo / noms = solo / ustede = ustedes /
  horitas = horas / horitita = hoy / ratito = rato / minutitos = minutos / kien = quien / kienes = quienes / cuantico = cuanto / vdd = verdad / tbn = tambien / tmbn = tambien / dnd = donde / cdo = cuando / cndo = cuando / ntp = / sip = si / nop = no / nel = no / simon = si / porfavor = por favor / xfavor = por favor / nesecito = necesito / nececito = necesito / aser = hacer / hasta = hasta / reservasion = reservacion / resevar = reservar / cansel = cancel / cuanta = cuanta / cash = efectivo / transfer = transferencia / tranfer = transferencia / jalar = ir / jalo = voy / jalamos = vamos / pisado = dinero / feria = feria /
  d = de / hra = hora / hras = horas / kuanto = cuanto / kuando = cuando / kual = cual / dnde = donde / msj = mensaje / resrva = reserva / rserva = reserva / kiero = quiero / aki = aqui / alla = alla / nadien = nadie / nd = nada / panico = miedo / terror = miedo / pavor = miedo / xa = para / monchar = comer / monchamos = comemos / monchis = comida / moncha = comida / tuanis = chivo / vacilar = pasear / vacil = fiesta / cabron = chivo / chotear = pasear / turistiar = turistear / cipotios = ninos / cipotitos = ninos / bichitos = ninos / monito = nino / monitos = ninos / monos = ninos / mara = amigos / cheras = amigas / abue = abuela / nietecito = nieto / perrhijo = perro / firulais = perro / cascara = cascara / cuaderno = cuaderno / weekend = fin de semana / finde = fin de semana / aguacatero = perro / chupar = licor / bailongo = bailar / chupadero = fiesta / ride = transporte / jale = transporte / birrias = cerveza / tanate = mucho / vergo = mucho / chilero = chivo / cheveres = bonitos / mae = / mija = / mijo =`

/** Phrases of several words and what is meant by them, after the words above were put right. */
export const phrases = `
  (quisiera|quisieramos|queria|queriamos|me gustaria|nos gustaria) (saber|preguntar|consultar|preguntarle|preguntarles|consultarles) = quiero saber /
  no (me|nos|le|les) (da|dan) miedo (a)? (la|las|el|los)? * (pero|aunque) (si|le tengo|les tengo|les tiene|si le tengo|si les tengo|si me dan|si le dan) (miedo)? (a)? (la|las|el|los) = me dan miedo los /
  (me)? (ayuda*|ayudas|ayude*|puedes ayudar*) a (escoger|elegir|decidir*) = que me recomiendas /
  que ondas? con (la|las|el|los|lo) (de)? = /
  (ya)? casi (que|ni)? (no)? camina[rn]? (mucho|nada)?$ = le cuesta caminar / (ya)? (no|ni) camina[rn]? ni (a|de|hasta|una|dos|media) = le cuesta caminar a /
   (donde|que)? no (haya|hay|tenga*|tengamos) que (andar)? (subiendo|subir|trepando|trepar|escalando|escalar) (mucho|tanto)? = sin subir mucho /
   (de que hora a que hora|desde que hora hasta que hora|de que horas a que horas) (es|son|seria|dura)? = a que hora empieza y a que hora termina / (tengo|tenemos) libre* (nomas|solo|solamente)? = estoy libre /
   no (me|nos) (decido|decidimos|decide) (entre|si) = que diferencia hay entre / donde es que = donde / cuando es que = cuando / como es que = como / quien es que = quien / a que hora es que = a que hora / cuanto es que = cuanto / de paso = tambien / (de|entre) (eso|esos|esas) que hay = hay algo /
  (nada que|que no) (los|las|nos|me|le|les)? (haga|hagan) (sudar|correr|cansar*) (mucho|tanto)? = facil / no (puedo|puede|debo|debe) agarrar (el|mucho)? sol = no puedo tomar sol /
  (esta|en esta) semana y la (otra|que viene|siguiente|proxima) = las que vienen / (aparteme|aparteme|apartenos|reserveme|reservenos) = apartame /
  (odia*|odio|detesta*|le dan asco|me dan asco|le tiene* miedo a) (a)? (los|el|las)? (bichos|insectos|lodo|zancudos|aranas|culebras) = sin naturaleza /
  (cualquier cosa|todo|lo que sea|algo|lo que sea) (menos|que no sea) (subir|caminar|escalar) = sin subir mucho / tener ganas = querer /
  (sin|no|ni) (quiero|queremos|tener que|puedo|quiere)? (subir*|montar*|andar) (a|en) (nada que flote|una? lancha|lanchas?|bote*|barco*|cosas que floten) = sin lancha / 
  dia de (los)? (enamorados|san valentin|la amistad) = 14 de febrero / san valentin = 14 de febrero / dia de las? madres? = 10 de mayo / dia del padre = 17 de junio / (fiestas|vacaciones) (agostinas|de agosto) = del 1 al 6 de agosto / dia de (los)? (difuntos|muertos) = 2 de noviembre /
  (pero)? (yo)? ya (se|sabe|saben|sabemos) (surfear|surf|hacer surf) = surf intermedio / (nivel|algo|mas|para) (mas)? (avanzad[oa]s?|intermedi[oa]s?|expertos?) = intermedio /
  (pero)? (yo)? no (se|sabe|saben|sabemos) (surfear|hacer surf) = surf principiante / (pero)? (yo)? no (se|sabe|saben|sabemos) remar = kayak principiante /
  (cuantos|cuantas) (tours|experiencias|paseos|actividades|salidas) (hay|tienen|tenes|ofrecen|manejan|existen) (en total|publicad[oa]s|en la pagina|en la app|en todo el pais)?$ = que hay para hacer /
  (ya)? cancele (mi|la|una) (reserva|reservacion|visita) (y|pero) no me llego = reserve y no me llego /
  (borra|borren|borrame|borrar|elimina|eliminar|limpia|limpiar) (mi|el|todo mi|todo el) historial = borrar historial de este chat /
  en un (solo)? dia = / (yo)? (trabajo|trabajamos|trabaja|estudio|estudiamos|estudia|tengo turno|entro a trabajar|tengo clases?) (de|en la|por la|todas las) (noches?|mananas?|tardes?) = / (mi|la|una) bicha = mi novia / bicha = nina /
  (es|sera) (cierto|verdad) que = / dicen que en = en /
  (nada de|cero|ni|tampoco|odio|detesto|sin|no) (tener que|quiero)? (caminar|caminatas?) (mucho|tanto)? = sin caminar mucho /
  (nada de|cero|ni|tampoco|odio|detesto) madrug* = sin madrugar / (no pase de|hasta|antes de) media manana = antes del mediodia / (a|de|en|la) media manana = por la manana / (a|de|en|la) media tarde = por la tarde / (nada de|cero) agua = sin mojarme /
  (que)? no (me|nos)? (toque|tenga que|tengamos que|haya que) (dormir|quedarse|quedarnos|quedarme) (a dormir|alla|ahi|alli)? = no de dormir /
  (ya)? (me|nos) (canse|aburri|harte|cansamos|aburrimos|hartamos) de = nada de / (hart|cansad|aburrid)[oa]s? de = nada de /
  (uno|yo|se|nosotros)? corta[rn]? (el|de)? cafe = corta cafe /
  anos? nuevo = 31 de diciembre / fin de anos? = 31 de diciembre /
  (ya)? no (puede*|puedo)? camina[rn]? (mucho|bien|tanto|lejos|casi) = le cuesta caminar /
  (solo|solamente|nada mas) (vamos|iremos|iriamos|van|vayamos)? (los|nosotros|puros)? (grandes|adultos) = sin ninos /
  al puerto = a la libertad / en el puerto$ = en la libertad / (cerca|por|alrededor) (del|el) puerto$ = cerca de la libertad /
  con todo incluido = / todo incluido = /
  ordenad[oa]s? (por|de) precio = mas barato / de menor a mayor (precio)? = mas barato /
  esta noche = hoy en la noche / esta tarde = hoy en la tarde / esta manana = hoy en la manana / ahora en la (tarde|noche) = hoy en la tarde /
  hoy por la noche = hoy en la noche / (la)? (nochebuena|noche buena) = el 24 de diciembre / de madrugada = temprano /
  (somos|vamos|andamos|seremos) bichos = somos amigos / nino que onda* = oye / bichos (de|del) (la)? (trabajo|oficina|u|universidad|chamba|barrio|colonia) = amigos / bichos de (18|19|20|21|22|23|24|25|26|27|28|29|30) = amigos / bichos = ninos /
  (andamos|ando|estamos|estoy) (secos|seco|seca|quebrad[oa]s?|pelad[oa]s?|limpi[oa]s?|en la lona|en las ultimas) = sin dinero /
  (esta|anda) fregado (el|mi|nuestro)? (presupuesto|dinero) = sin dinero / sale mas (comodo|barato) = mas barato`

/** Pictures that are typed instead of words. */
export const emoji = `
  🏖 = playa / 🌊 = playa / 🏝 = playa / 🏄 = surf / 🌋 = volcan / ⛰ = montana / 🏔 = montana / 🥾 = caminata / ☕ = cafe / 🍫 = chocolate /
  🐢 = tortugas / 🐋 = ballenas / 🐳 = ballenas / 🐬 = delfines / 🐎 = caballo / 🐴 = caballo / 🏇 = caballo / 🚣 = kayak / 🛶 = kayak / ⛵ = lancha / 🚤 = lancha /
  🤿 = buceo / 🐟 = pescado / 🎣 = pesca / 🍤 = mariscos / 🦐 = mariscos / 🦀 = mariscos / 🍽 = comida / 🌮 = comida / 🍲 = comida / 🫓 = pupusas / 🐶 = perro / 🐕 = perro /
  👶 = bebe / 👧 = nina / 👦 = nino / 👵 = abuela / 👴 = abuelo / ♿ = silla de ruedas / 🤰 = embarazada / ⛺ = camping / 🏕 = camping / 🎨 = taller / 🏺 = barro /
  🏛 = ruinas / 🗿 = ruinas / 🦜 = aves / 🐦 = aves / 🌅 = amanecer / 🌄 = amanecer / 🌇 = atardecer / 🎉 = fiesta / 🎶 = musica / 💃 = bailar / 🌙 = de noche / 🌳 = naturaleza / 🌲 = naturaleza / 🌿 = naturaleza / ⭐ = estrellas /
  ❤ = romantico / 💑 = pareja / 👫 = pareja / 💸 = barato / 🤑 = barato`

/** Exclamations of several words without further meaning. */
export const exclamations = `
  a la gran / a la (puchica|puya|verga|madre) / hijole / ala / que chivo / bien chivo / va pues / por cierto / una pregunta /
  una consulta / fijese que / fijate que / mi (hija|hijo|nieta|nieto|hermana|amiga|prima) me (dijo|conto|recomendo) (que|de)? / me (dijeron|dijo|contaron|recomendaron) que(?! (si|no)$)`
