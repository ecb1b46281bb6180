// Getting into one's account with another phone, another way or a forgotten address; rows as in trip.text.ts.
import type { KnowledgeRow } from '../knowledge-row.text.ts'

export const accessRows: readonly KnowledgeRow[] = [
  {
    topic: 'new-device',
    say: `(celular|telefono|cel|compu*|laptop|tablet|aparato) (es)? nuev[oa] ... (entro|entrar|ingres*|cuenta|reserva*|sesion|veo|ver|abro) / (nuev[oa]|otr[oa]|cambie de|compre) (celular|telefono|cel|compu*|laptop|tablet|aparato) ... (cuenta|reserva*|sesion|entro|entrar) / (perdi|perdio|robaron|arruino|quebro|quemo|murio|vendi|cambie) (el|mi|de)? (celular|telefono|cel|tel) ... (como|donde|puedo) (entro|entrar|veo|ver|abro|recupero|ingreso|inicio) / (entrar|entro|ver|abrir|abro|uso|usar) ... (cuenta|reserva*) ... (en|desde) (otro|otra|un|el|mi|la) (nuev[oa])? (celular|telefono|cel|compu*|laptop|tablet)`,
    unless: 'cerrar / cierro / cierre / robaron la cuenta / numero',
    english: `(new|another|other|different) (phone|device|computer|laptop) ... (account|booking*|log|sign) / (lost|broke|changed) my phone ... (account|bookings?|log in|sign in) / (log|sign) in ... (new|another|other|different) (phone|device|computer)`,
    examples: [
      'se me perdió el teléfono y ando cel nuevo, ¿cómo entro a mi cuenta para ver mis reservas?',
      'puedo ver mi reserva desde otro teléfono',
      'I lost my phone, how do I get into my account?',
    ],
    answer: {
      es: 'Tu cuenta y tus reservas no dependen del teléfono: abre Torogoz en el nuevo, toca «Iniciar sesión» y entra como siempre, con tu correo y tu contraseña o con Google o Facebook. Si no la recuerdas, ahí está «¿Olvidaste tu contraseña?». Si perdiste el otro, ciérrale la sesión en «Configuración».',
      en: 'Your account and your bookings do not depend on the phone: open Torogoz on the new one, press «Iniciar sesión» and sign in as ever, with your email and password or with Google or Facebook. If you forgot the password, use «¿Olvidaste tu contraseña?» there. If you lost the other one, end its session in «Configuración».',
    },
  },
  {
    topic: 'which-mail',
    say: `(con)? (que|cual) (correo|email|mail|cuenta) ... (registre|inscribi|use|puse|abri|hice|entre|reserve) / no (se|me acuerdo|recuerdo) ... (que|cual) (correo|email|mail) / (olvide|se me olvido) ... (que|cual|el) (correo|email|mail|usuario)`,
    unless: 'no me llega / llego / contrasena / clave',
    english: `(which|what) (email|mail|address) (did i|i) (use|sign|register|book) / (forgot|dont remember|do not remember) (my|which|what)? (email|username|address)`,
    examples: ['se me olvidó con qué correo me registré', 'which email did I use to sign up?'],
    answer: {
      es: 'Busca en tus correos un mensaje de Torogoz: el buzón donde llegó es el de tu cuenta. Si entrabas con Google o Facebook, prueba con ese botón en «Iniciar sesión». Si no das con él, escríbele al equipo desde la página de contacto.',
      en: 'Look for a message of Torogoz in your mailboxes: the one that has it is that of your account. If you used Google or Facebook, try that button under «Iniciar sesión». If you can not find it, write to the team from the contact page.',
    },
  },
  {
    topic: 'social-sign-in',
    say: `(entrar|entro|iniciar|inicio|registr*|cuenta|entre|ingresar) ... (con|por) (el|mi)? (google|gmail|facebook|face|fb) / (con|por) (google|gmail|facebook|face|fb) ... (contrasena|clave|entro|entrar|cuenta)`,
    english: `(log|sign|signed|signing|registered) (in|up)? (with|through|using) (google|facebook|gmail)`,
    examples: ['me registré con Facebook y ahora no sé mi contraseña', '¿puedo entrar con Google?'],
    answer: {
      es: 'Si te registraste con Google o Facebook, entra con ese mismo botón en «Iniciar sesión»: no necesitas contraseña de Torogoz. Si no funciona, escríbele al equipo desde la página de contacto.',
      en: 'If you registered with Google or Facebook, use the same button under «Iniciar sesión»: you need no password of Torogoz. If that does not work, write to the team from the contact page.',
    },
  },
  {
    topic: 'shared-computer',
    say: `(deje|quedo|dejamos|olvide cerrar|no cerre) ... (abiert[oa]|sesion|cuenta) / (cyber|ciber|cibercafe|compu* (prestad[oa]|ajena|del trabajo|de la oficina|publica))`,
    unless: 'tour / guia / experiencia / reserva abierta',
    english: `(left|forgot) ... (logged|signed) in / (shared|public|library) computer`,
    examples: ['dejé abierta mi cuenta en la compu de un cyber', 'I left my account signed in on a public computer'],
    answer: {
      es: 'Desde tu propio teléfono entra a «Configuración»: ahí ves los dispositivos donde está abierta tu cuenta y cierras el que quieras. Si crees que alguien entró, cambia también la contraseña: eso cierra las demás sesiones.',
      en: 'On your own phone open «Configuración»: it lists the devices where your account is open, and you can close any of them. If you think somebody got in, change your password, too: that closes the other sessions.',
    },
  },
  {
    topic: 'anonymous-review',
    say: `(resena*|opinion*|opinar|comentario*|comentar|calific*|estrella*|ponerl[oa]) ... (anonim*|(sin|no|aunque) (que)? ... (salga|sale|aparezca|aparece|vea|vean|muestre) ... nombre|sin (poner|dar)? (mi|el) nombre) / (anonim[oa]*|sin (mi|el) nombre|sin que (salga|se vea|aparezca|vean) mi nombre) ... (resena*|opinion*|opinar|comentario*|calific*) / (sale|aparece|se ve|ponen|publican|sabe* quien) ... (mi|el) (nombre|apellido) ... (resena*|opinion*|comentario*) / resena* ... (sale|aparece|se ve|con) (mi|el) (nombre|apellido)`,
    english: `(anonymous|anonymously|without my name) ... / review ... (anonymous*|without ... name|show my name|my (full)? name)`,
    examples: [
      '¿puedo dejar una reseña anónima?',
      '¿puedo opinar sin que salga mi nombre?',
      'can I leave an anonymous review',
    ],
    answer: {
      es: 'Anónima no se puede: la reseña sale con tu nombre y la inicial de tu apellido. Tu apellido completo, tu correo y tu teléfono no se muestran. Si lo que quieres contar es delicado, escríbele al equipo desde la página de contacto.',
      en: 'It can not be anonymous: a review shows your first name and the initial of your last name. Your full last name, email and phone are not shown. If what you want to tell is delicate, write to the team from the contact page.',
    },
  },
  {
    topic: 'coupons',
    say: `(codigo*|clave) (de|del|con)? (un)? (descuento*|promo|promocion|promocional|rebaja|oferta|regalo|influencer) / cupon / cupones / vale de (descuento|regalo) / (codigo|promo) promocional`,
    english: `(promo|discount|coupon|voucher|gift|referral) codes? / coupons?`,
    examples: [
      'tengo un código de descuento, ¿dónde lo pongo?',
      'no me agarra el cupón',
      'where do I enter the promo code',
    ],
    answer: {
      es: 'En Torogoz no hay cupones ni códigos de descuento, así que no hay dónde ponerlos: se paga el precio publicado. El código de tu reserva es otro: se lo muestras a tu anfitrión al llegar. Si alguien te dio o te vendió un cupón a nombre de Torogoz, cuéntanos desde la página de contacto.',
      en: 'Torogoz has no coupons or discount codes, so there is nowhere to enter one: the published price is what you pay. The code of your booking is another thing: you show it to your host when you arrive. If somebody gave or sold you a coupon in the name of Torogoz, tell us from the contact page.',
    },
  },
  {
    topic: 'from-abroad',
    say: `(reserv*|apart*|comprar|pagar|hacer la reserva) ... (desde|de) (los)? (estados unidos|eeuu|usa|canada|espana|mexico|guatemala|honduras|afuera|aca afuera|el extranjero|otro pais|fuera del pais|fuera) / (vivo|estoy|vivimos|estamos|ando) (en|fuera) (los|el|del)? (estados unidos|eeuu|usa|canada|extranjero|otro pais|pais) ... (reserv*|apart*|para mi (familia|mama|papa)|mis papas) / (ti[oa]|herman[oa]|prim[oa]|hij[oa]|papa|mama|familia) ... (vive*|esta*) (en|fuera) ... (pagar*|regalar*|reserv*|apart*) / (telefono|numero|celular) (salvadoren[oa]|de el salvador|local|de aqui|de alla) ... (reserv*|apart*|puedo|necesito)`,
    unless: 'tarjeta / paypal / en linea / por internet',
    english: `(salvadoran|local|us|foreign) (phone|number) ... (book|reserve|ok|okay|need) / (need|have) ... (salvadoran|local) (phone|number) / (book|reserve) ... (from|for) ... (abroad|overseas|another country|the states|the us|my (family|parents|mom|dad) (there|in el salvador))`,
    examples: ['¿puedo reservar desde Estados Unidos para mis papás?', 'can I book from abroad for my parents there?'],
    answer: {
      es: 'Sí: se reserva desde cualquier país, porque en línea no se paga nada, y el teléfono puede ser de afuera. Si van otras personas, pon en el contacto el nombre y el teléfono de quien llega, y con «Compartir con mi grupo» les mandas la hora y el lugar. Ellas pagan en efectivo al encontrarse con el anfitrión.',
      en: 'Yes: you can book from any country, because nothing is paid online, and a foreign phone number is fine. If others go, put the name and phone of whoever arrives as the contact, and «Compartir con mi grupo» sends them the hour and the place. They pay in cash when they meet the host.',
    },
  },
  {
    topic: 'voice-and-photos',
    say: `(puedo|podes|puedes|se puede|te|le) (puedo)? (mandar*|mando|enviar*|pasar*|grabar*|hablar*) ... (audio*|nota* de voz|foto*|imagen*|captura*|video*)$ / (entiendes|entendes|escuchas|oyes|recibes|ves|lees) ... (audio*|nota* de voz|foto*|captura*)`,
    unless:
      'anfitrion / guia / senor / senora / chat / resena / experiencia / tour / perfil / alla / me (mandan|pueden|envian)',
    english: `(send|record) (you)? (a|an|some)? (voice note|voice message|audio|photo|picture|screenshot)`,
    examples: ['¿te puedo mandar un audio?', 'can I send you a voice note?'],
    answer: {
      es: 'Yo solo leo lo que me escribes: ni audios ni fotos. Cuéntamelo con tus palabras, aunque sea con errores, y te ayudo. A tu anfitrión sí le puedes mandar fotos por el chat de tu reserva.',
      en: 'I only read what you write: no audio and no photos. Tell me in your own words, mistakes and all, and I will help. Your host can get photos in the chat of your booking.',
    },
  },
  {
    topic: 'problem-on-the-day',
    say: `(con quien|a quien|donde|que numero|que hago|como) (hablo|hablamos|llamo|llamamos|aviso|avisamos|escribo|contacto|me quejo|acudo)? ... (si|cuando) ... (algo sale mal|sale mal algo|sale algo mal|hay (un|algun)? (problema|clavo|inconveniente)|tengo (un|algun)? (problema|clavo|inconveniente)|pasa algo|surge algo) / si (hay|tengo|tenemos|surge|sale|se presenta) (un|algun|algo)? (problema|clavo|inconveniente|mal) ... (con quien|a quien|que hago|que hacemos|quien (me|nos) (ayuda|atiende|responde))`,
    unless: 'accident* / emergencia* / pagina / entrar / cuenta / enferm* / lastim*',
    english: `(who|whom|where) ... (call|contact|talk|write|tell) ... (if|when) ... (goes wrong|problem|issue) / if (something|anything) goes wrong`,
    examples: ['¿con quién hablo si tengo un problema el mero día?', 'who do I contact if something goes wrong'],
    answer: {
      es: 'Primero con tu anfitrión, por el chat de tu reserva, que está abierto hasta una hora después del inicio. Si no lo resuelven, toca «Avisar de un problema» en tu reserva y le llega al equipo; contesta una persona por correo. Si hay peligro, llama al 911.',
      en: 'First your host, in the chat of your booking, which is open until one hour after the start. If that does not solve it, press «Avisar de un problema» on your booking and it reaches the team; a person answers by mail. In danger call 911.',
    },
  },
  {
    topic: 'reset-mail-never-came',
    say: `(contrasena|clave) ... (no (me)? (llega*|cae*|viene*|aparece*)|nunca (me)? (llego|llega|cayo)) ... (correo|enlace|link|mail|nada)? / (enlace|link|correo) (para|de) (cambiar|recuperar|poner|otra|la)? (la|mi|otra)? (contrasena|clave) ... no (me)? (llega*|llego|cae|sirve|funciona|abre) / no (me)? (llega*|llego|cae) (ningun|el|un|nada de)? (enlace|link|correo) (para|de) (cambiar|recuperar|poner|otra|la)? (la|mi|otra)? (contrasena|clave)`,
    english: `(password|reset) ... (mail|email|link) ... (never|not|didnt|doesnt|hasnt|isnt) ... (come|came|arrive*|work*|received?)`,
    examples: ['no me llega el enlace de la contraseña', 'the password reset email never came'],
    answer: {
      es: 'Mira en la carpeta de no deseados, y que sea el correo con que te registraste: a otro no se manda, y la pantalla no dice si existe. El enlace vale una hora; pide otro si ya pasó. Si creaste la cuenta con Google o Facebook, entra con ese botón, sin contraseña. Si nada sirve, escríbenos desde la página de contacto.',
      en: 'Look in the spam folder, and make sure it is the address you signed up with: nothing is sent to another one, and the screen does not say whether it exists. The link is valid for an hour; ask for a new one after that. If you made the account with Google or Facebook, use that button, without a password. If nothing helps, write to us from the contact page.',
    },
  },
]
