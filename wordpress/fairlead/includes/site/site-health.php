<?php
/**
 * The checks of the connection in Tools → Site Health.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const HEALTH_ROUTE = 'fairlead/v1/connection';

add_filter(
	'site_status_tests',
	function ( $tests ) {
		// Asks the site, which may be slow.
		$tests['async']['fairlead_connection'] = array(
			'label'             => __( 'Connection with the site', 'fairlead' ),
			'test'              => rest_url( HEALTH_ROUTE ),
			'has_rest'          => true,
			'async_direct_test' => __NAMESPACE__ . '\connection_health',
		);
		// Asks this WordPress itself, as the site does.
		$tests['async']['fairlead_rest'] = array(
			'label'             => __( 'Connection with the site', 'fairlead' ),
			'test'              => rest_url( HEALTH_ROUTE . '/rest' ),
			'has_rest'          => true,
			'async_direct_test' => __NAMESPACE__ . '\rest_health',
		);
		foreach ( array( 'permalinks', 'cron', 'queue' ) as $name ) {
			$tests['direct'][ "fairlead_$name" ] = array(
				'label' => __( 'Connection with the site', 'fairlead' ),
				'test'  => function () use ( $name ) {
					$check = __NAMESPACE__ . "\\check_$name";
					return health_result( "fairlead_$name", $check() );
				},
			);
		}
		return $tests;
	}
);

add_action(
	'rest_api_init',
	function () {
		$checks = array(
			'/connection'      => 'connection_health',
			'/connection/rest' => 'rest_health',
		);
		foreach ( $checks as $route => $check ) {
			register_rest_route(
				'fairlead/v1',
				$route,
				array(
					'methods'             => 'GET',
					'permission_callback' => function () {
						return current_user_can( 'view_site_health_checks' );
					},
					'callback'            => __NAMESPACE__ . "\\$check",
				)
			);
		}
	}
);

/**
 * The worst of the checks that ask the site.
 */
function connection_health(): array {
	$answer = echo_site();
	$worst  = check_reachable( $answer );
	foreach ( array( check_content( $answer ), check_clock( $answer ) ) as $check ) {
		if ( 'good' === $worst['state'] && 'good' !== $check['state'] ) {
			$worst = $check;
		}
	}
	return health_result( 'fairlead_connection', $worst );
}

/**
 * Whether the site may read what is published.
 */
function rest_health(): array {
	return health_result( 'fairlead_rest', check_rest() );
}

/**
 * A check as Site Health shows it.
 *
 * @param string $name  Of the test.
 * @param array  $check Of the connection.
 */
function health_result( string $name, array $check ): array {
	$colour = array(
		'good'        => 'green',
		'recommended' => 'orange',
		'critical'    => 'red',
	);
	return array(
		'label'       => $check['label'],
		'status'      => $check['state'],
		'badge'       => array(
			'label' => __( 'Website', 'fairlead' ),
			'color' => $colour[ $check['state'] ],
		),
		'description' => '<p>' . esc_html( $check['words'] ) . '</p>',
		'actions'     => '<p><a href="' . esc_url( connection_address() ) . '">' . esc_html__( 'Connection with the site', 'fairlead' ) . '</a></p>',
		'test'        => $name,
	);
}
