import type { BuiltInPage } from './index.ts';

/** The built-in pages in Spanish. */
export const spanish: BuiltInPage[] = [
  {
    slug: 'about',
    title: 'Sobre Fanlight',
    html: `<p>Fanlight es un sitio para creadores y para las personas a las que les gusta su trabajo.</p>
<h2>Para creadores</h2>
<p>Muestras tu trabajo en publicaciones, galerías, vídeos y directos. Tú decides quién lo ve: todo el mundo, quienes te siguen o quienes se suscriben. La mayor parte de cada pago es para ti.</p>
<h2>Para fans</h2>
<p>Sigues a creadores, participas en la conversación y pagas por contenido o para dar las gracias. Siempre ves el precio antes de pagar.</p>
<h2>Qué usamos</h2>
<p>Fanlight es software libre. Para saber el país de una dirección IP usamos la <a href="https://db-ip.com">geolocalización IP de DB-IP</a>. Las ciudades que sugiere un formulario vienen de la <a href="https://github.com/dr5hn/countries-states-cities-database">Countries States Cities Database</a>, disponible bajo la <a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License</a> (ODbL).</p>`,
  },
  {
    slug: 'terms',
    title: 'Condiciones de uso',
    html: `<p>Lo que puedes esperar de nosotros y lo que esperamos de ti.</p>
<h2>Tu cuenta</h2>
<p>Una persona, una cuenta. Debes tener al menos 18 años, o más si tu país lo exige. Mantén tu contraseña en secreto; eres responsable de lo que ocurra con tu cuenta.</p>
<h2>Lo que publicas</h2>
<p>Tu contenido sigue siendo tuyo. Nos permites guardarlo y mostrarlo al público que elijas. Publica solo lo que tengas derecho a publicar, y nada que prohíban las <a href="/page/guidelines">normas de la casa</a>.</p>
<h2>Lo que compras</h2>
<p>Compras tokens con tarjeta y los gastas aquí; no se pueden volver a convertir en dinero. El contenido que has comprado sigue en tus compras, aunque su creador te bloquee, hasta que este elimine su cuenta. La página de <a href="/page/refunds">devoluciones</a> explica cómo recuperar el dinero.</p>
<h2>Lo que ganas</h2>
<p>Nos quedamos una comisión de cada pago y la mostramos antes de que publiques. Las ganancias se pueden cobrar después de siete días.</p>
<h2>Si algo va mal</h2>
<p>Podemos ocultar contenido denunciado y cerrar cuentas que incumplan estas condiciones. Te decimos el motivo, y puedes pedirnos que revisemos la decisión.</p>
<h2>Eliminar tu cuenta</h2>
<p>Puedes eliminar tu cuenta en cualquier momento en sus ajustes. Estas condiciones pueden cambiar; anunciamos los cambios con 30 días de antelación.</p>`,
  },
  {
    slug: 'privacy',
    title: 'Privacidad',
    html: `<p>Qué guardamos sobre ti, para qué y durante cuánto tiempo.</p>
<h2>Qué guardamos</h2>
<ul>
<li>Tu nombre, tu nombre de usuario y tu correo, para identificarte y escribirte.</li>
<li>Lo que publicas, escribes, te gusta, sigues y compras. El sitio lo necesita para funcionar.</li>
<li>El navegador, el sistema, el país y la hora de cada inicio de sesión. Ves tus sesiones en tu cuenta y puedes cerrar cada una.</li>
<li>La marca y las cuatro últimas cifras de tu tarjeta. Solo nuestro proveedor de pagos tiene el número completo.</li>
<li>Los documentos de identidad de los creadores. Están cifrados, los lee solo la persona que los comprueba y se borran cuando ya no hacen falta.</li>
</ul>
<h2>Qué no hacemos</h2>
<p>No vendemos tus datos ni te seguimos en otros sitios. La analítica funciona solo si el operador la ha activado y, donde la ley lo exige, solo con tu consentimiento.</p>
<h2>Tu dirección IP</h2>
<p>Usamos tu dirección IP para saber tu país, para elegir el idioma y para respetar los países que los creadores han bloqueado. Guardamos el país, no la dirección IP.</p>
<h2>Tus derechos</h2>
<p>Puedes ver, cambiar y eliminar los datos de tu cuenta. Después guardamos solo los importes y las fechas de los pagos, sin tu nombre, porque la ley lo exige. Para lo demás, <a href="/contact">escríbenos</a>.</p>`,
  },
  {
    slug: 'guidelines',
    title: 'Normas de la casa',
    html: `<p>Sé amable, sé sincero y muestra solo lo que tengas derecho a mostrar.</p>
<h2>Qué está prohibido</h2>
<ul>
<li>Todo lo que dañe a menores o muestre a personas sin su consentimiento.</li>
<li>Amenazas, odio y acoso.</li>
<li>Hacerse pasar por otra persona.</li>
<li>Contenido de otras personas, sin su permiso.</li>
<li>Fraude, spam y venta de cosas ilegales.</li>
</ul>
<h2>Si ves una infracción</h2>
<p>Usa «Denunciar» en el menú de una publicación, un comentario o un perfil. No decimos quién ha denunciado. El contenido que puede ser peligroso se oculta inmediatamente, hasta que lo hayamos revisado.</p>
<h2>Si te han denunciado</h2>
<p>Encontrarás nuestra decisión en <a href="/user/reports">Denuncias</a>. Si no estás de acuerdo, puedes pedirnos una vez que la revisemos.</p>`,
  },
  {
    slug: 'refunds',
    title: 'Devoluciones',
    html: `<p>Cuándo se te devuelve el dinero y cómo.</p>
<h2>Tokens</h2>
<p>Los tokens que compraste por error y no gastaste se devuelven a tu tarjeta durante 14 días. Escríbenos con la fecha del pago.</p>
<h2>Publicaciones, vídeos y galerías</h2>
<p>Puedes ver este contenido inmediatamente después de comprarlo. Lo devolvemos si no funciona, no coincide con su descripción o se ha retirado.</p>
<h2>Productos</h2>
<p>Devolvemos el importe de un producto que no llega o llega roto. Primero escribe a su creador desde la página del pedido.</p>
<h2>Suscripciones</h2>
<p>Puedes cancelar en cualquier momento y conservas el acceso hasta el final del periodo pagado. No devolvemos un periodo que ya ha empezado.</p>
<h2>Propinas</h2>
<p>Una propina es un regalo. Solo la devolvemos si otra persona pagó con tu tarjeta.</p>`,
  },
  {
    slug: 'help',
    title: 'Ayuda',
    html: `<p>Respuestas cortas a preguntas frecuentes.</p>
<h2>¿Cómo vuelvo a iniciar sesión?</h2>
<p>Con tu nombre de usuario o tu correo. Si olvidaste la contraseña, <a href="/auth/forgot-password">pide una nueva</a>; el enlace del correo funciona una vez, durante 24 horas.</p>
<h2>¿Qué son los tokens?</h2>
<p>Un token cuesta 1,00 dólar estadounidense. Los añades en tu <a href="/user/wallet">cartera</a> y los gastas en propinas y compras.</p>
<h2>¿Cómo bloqueo a alguien?</h2>
<p>Elige «Bloquear» en el menú de un perfil, un comentario o una notificación. No recibe ningún aviso. Puedes desbloquear a esa persona en tu <a href="/user/account">cuenta</a>.</p>
<h2>Alguien ha usado mi cuenta</h2>
<p>Cambia la contraseña; eso cierra todas las demás sesiones. Después mira tus pagos y, si alguno no es tuyo, <a href="/contact">escríbenos</a>.</p>
<h2>¿Cómo elimino mi cuenta?</h2>
<p>Al final de la página de tu cuenta. Te pide la contraseña y muestra qué se elimina.</p>`,
  },
];
