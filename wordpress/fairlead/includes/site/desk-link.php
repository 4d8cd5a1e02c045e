<?php
/**
 * Opens the desk signed in: asks the site for a link that works once, for the person who is signed in here. Off unless ticked
 * under Website → Connection and switched on at the site.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const DESK_LINK_OPTION       = 'fairlead_desk_link';
const DESK_LINK_ACTION       = 'fairlead_desk_link';
const DESK_LINK_LIFE_SECONDS = 5 * MINUTE_IN_SECONDS;

/**
 * Whether people come to the desk signed in.
 */
function has_desk_links(): bool {
	return '1' === get_option( DESK_LINK_OPTION );
}

/**
 * Where "Applications" leads: to a link of one's own, or to the desk's own sign-in.
 */
function desk_address(): string {
	$address = site_address() . '/desk';
	if ( ! has_desk_links() ) {
		return $address;
	}
	$nonce  = wp_generate_uuid4();
	$answer = ask_site(
		'/api/desk-link',
		wp_json_encode(
			array(
				'purpose' => 'desk-link',
				'email'   => wp_get_current_user()->user_email,
				'nonce'   => $nonce,
				'expires' => time() + DESK_LINK_LIFE_SECONDS,
			)
		)
	);
	$path   = '' === $answer['error'] && ( $answer['json']['nonce'] ?? '' ) === $nonce ? $answer['json']['path'] ?? null : null;
	return is_string( $path ) && preg_match( '#^/desk/[\w\-/?=]+$#D', $path ) ? site_address() . $path : $address;
}

/**
 * Whether the site makes links, as the page about the connection shows it. Null while this WordPress does not ask for any.
 *
 * @param array $answer Of the site's echo.
 */
function check_desk_links( array $answer ): ?array {
	if ( ! has_desk_links() ) {
		return null;
	}
	if ( ! empty( $answer['json']['desk']['links'] ) ) {
		return a_check( __( 'People who are at the desk come there signed in', 'fairlead' ), 'good', __( 'With the email address they have here, and the role they have there.', 'fairlead' ) );
	}
	return a_check( __( 'The site lets no one come to the desk signed in', 'fairlead' ), 'recommended', __( 'Put the line WORDPRESS_SIGN_IN=on into its file .env and start it again, or take the tick away below.', 'fairlead' ) );
}

/**
 * Prints the form to switch it on and off.
 */
function show_desk_link_form(): void {
	echo '<div class="fairlead-panel"><h2>' . esc_html__( 'The desk', 'fairlead' ) . '</h2>';
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
	echo '<input type="hidden" name="action" value="' . esc_attr( DESK_LINK_ACTION ) . '">';
	wp_nonce_field( DESK_LINK_ACTION );
	echo '<p><label><input type="checkbox" name="is_on" value="1" aria-describedby="fairlead-desk-link-help"' . checked( has_desk_links(), true, false ) . '> ' . esc_html__( '“Applications” opens the desk signed in', 'fairlead' ) . '</label></p>';
	echo '<p class="description" id="fairlead-desk-link-help">' . esc_html__( 'At the desk your team reads and answers applications. This spares people who have an account there a second sign-in, if they use the same email address here. The person who runs the server must allow it too. Leave it off if not every administrator of this WordPress may read applications.', 'fairlead' ) . '</p>';
	echo '<p><button class="button">' . esc_html__( 'Save this choice', 'fairlead' ) . '</button></p></form></div>';
}

add_action(
	'admin_post_' . DESK_LINK_ACTION,
	function () {
		check_admin_referer( DESK_LINK_ACTION );
		require_connection_rights();
		update_option( DESK_LINK_OPTION, empty( $_POST['is_on'] ) ? '0' : '1' );
		return_to_connection( 'choice-saved' );
	}
);

/**
 * Keeps people from giving themselves the address of someone at the desk, also before links to it are switched on: REST lets everyone change their own without a message to the new one.
 * The profile in wp-admin sends one.
 *
 * @param mixed            $response The response so far.
 * @param array            $handler  Of the route.
 * @param \WP_REST_Request $request  The request.
 * @return mixed
 */
function keep_own_email( $response, $handler, $request ) {
	$is_person = preg_match( '#^/wp/v2/users/(?:me|\d+)$#i', untrailingslashit( $request->get_route() ) );
	$email     = $request['email'];
	if ( ! $is_person || null === $email || current_user_can( 'edit_users' ) || wp_get_current_user()->user_email === $email ) {
		return $response;
	}
	return new \WP_Error( 'rest_cannot_edit', __( 'Change your email address in your profile, where the new one is confirmed.', 'fairlead' ), array( 'status' => 403 ) );
}
add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\keep_own_email', 10, 3 );
